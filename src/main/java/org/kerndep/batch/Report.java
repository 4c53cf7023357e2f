package org.kerndep.batch;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.kerndep.run.AtomicFile;

/**
 * What a run came to. Immutable.
 *
 * @param complete whether all documents were looked at, rather than the run being stopped
 * @param documents how many; {@code in = done + failed + skipped}
 * @param sentences of all results
 * @param words of all results
 * @param seconds how long this run took
 * @param wordsPerSecond of the results of this run
 * @param program version
 * @param model its name and hash
 * @param settings what else decided about results
 * @param failures the first of them in words
 */
public record Report(boolean complete, Documents documents, long sentences, long words, double seconds,
    @JsonProperty("words_per_second") double wordsPerSecond, String program, String model,
    Map<String, String> settings, List<String> failures) {

  /** How many documents. */
  public record Documents(long in, long done, @JsonProperty("done_before") long doneBefore, long failed,
      long skipped) {

    static Documents of(RunStatus status) {
      return new Documents(status.in(), status.done(), status.doneBefore(), status.failed(), status.skipped());
    }
  }

  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** Writes it as JSON; the file appears when it is complete. */
  public void write(Path file) throws IOException {
    try (AtomicFile out = new AtomicFile(file)) {
      out.out().write(JSON.writeValueAsBytes(this));
      out.out().write('\n');
      out.commit();
    }
  }

  /** Reads what {@link #write} has written. */
  public static Report read(Path file) throws IOException {
    return JSON.readValue(file.toFile(), Report.class);
  }
}
