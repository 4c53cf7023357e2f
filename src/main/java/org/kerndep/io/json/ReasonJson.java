package org.kerndep.io.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/**
 * A reason to prefer the first tree of a list to another, as the other's JSON has it. Immutable; share freely.
 *
 * @param value what it adds to the difference of the scores; below 0 it speaks for the other tree
 * @param source what says so, such as {@code base parser}
 * @param kind what it looks at, such as {@code arc}
 * @param word the modifier of the arc that it is about, 0 if it is about none
 * @param head the head of that arc
 * @param label the label of that arc, null if it plays no role
 * @param words what is seen there
 */
public record ReasonJson(@JsonProperty("value") double value, @JsonProperty("source") String source,
    @JsonProperty("kind") String kind, @JsonProperty("word") int word, @JsonProperty("head") int head,
    @JsonProperty("label") String label, @JsonProperty("words") String words) {

  private static final double DIGITS = 1e4;

  void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("value", Math.round(value * DIGITS) / DIGITS);
    json.writeStringField("source", source);
    json.writeStringField("kind", kind);
    if (word > 0) {
      json.writeNumberField("word", word);
      json.writeNumberField("head", head);
    }
    if (label != null) {
      json.writeStringField("label", label);
    }
    json.writeStringField("words", words);
    json.writeEndObject();
  }
}
