package org.kerndep.batch.journal;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.kerndep.batch.source.Stamp;

/**
 * What became of a document. Immutable.
 *
 * @param id its name in the corpus
 * @param origin where it was found
 * @param number its place among all documents that were listed, from 0
 * @param size its bytes, -1 if not known
 * @param modified when it was changed last, in milliseconds since 1970
 * @param hash of its content; empty if it was not read to its end
 * @param model the hash of the model
 * @param settings the hash of what else decides about the result
 * @param state done or failed
 * @param sentences how many it has
 * @param words how many it has
 * @param seconds how long it took
 * @param output the file with the result, relative to the output folder; null if it failed
 * @param offset where the result begins in that file
 * @param length how many bytes it has
 * @param checksum CRC-32C of these bytes
 * @param error kind and message, if it failed
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"id", "state"})
public record Entry(String id, String origin, long number, long size, long modified, String hash, String model,
    String settings, State state, long sentences, long words, double seconds, String output, long offset, long length,
    long checksum, String error) {

  /** What can become of a document. */
  public enum State {
    /** There is a result. */
    @JsonProperty("done")
    DONE,
    /** There is none, and it was said why. */
    @JsonProperty("failed")
    FAILED
  }

  /** Whether there is a result. */
  @JsonIgnore
  public boolean isDone() {
    return state == State.DONE;
  }

  /** Whether the document was made with this model and these settings. */
  public boolean isOf(String otherModel, String otherSettings) {
    return otherModel.equals(model) && otherSettings.equals(settings);
  }

  /** Whether the document seems not to have changed since. */
  public boolean hasStamp(Stamp stamp) {
    return stamp.size() == size && stamp.modified() == modified;
  }

  /** The same document with another time of change. */
  public Entry with(Stamp stamp) {
    return new Entry(id, origin, number, stamp.size(), stamp.modified(), hash, model, settings, state, sentences, words,
        seconds, output, offset, length, checksum, error);
  }

  /** The same result at another place in the list and in another file. */
  public Entry at(long newNumber, String newOutput, long newOffset) {
    return new Entry(id, origin, newNumber, size, modified, hash, model, settings, state, sentences, words, seconds,
        newOutput, newOffset, length, checksum, error);
  }
}
