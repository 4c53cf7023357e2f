package org.kerndep.server.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.kerndep.server.http.Refusal;

/**
 * What is to be parsed and how.
 *
 * @param text plain text; exactly one of this and the next is there
 * @param conllu sentences of words, maybe with tags
 * @param model its name, else the default one
 * @param k how many trees of each sentence
 * @param confidence whether arcs get probabilities
 * @param tag whether the tags of CoNLL-U are replaced by those of the model
 */
record ParseRequest(Optional<String> text, Optional<String> conllu, Optional<String> model, int k, boolean confidence,
    boolean tag) {

  private static final List<String> FIELDS = List.of("text", "conllu", "model", "k", "confidence", "tag");
  private static final ObjectMapper MAPPER = JsonMapper.builder()
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
      .build();

  /** Reads a request; what it does not understand is refused. */
  static ParseRequest parse(String json) {
    JsonNode object = object(json);
    for (Iterator<String> names = object.fieldNames(); names.hasNext();) {
      String name = names.next();
      if (!FIELDS.contains(name)) {
        throw new Refusal(400, "the field '" + shortened(name) + "' is not known; fields are "
            + String.join(", ", FIELDS));
      }
    }
    ParseRequest request = new ParseRequest(string(object, "text"), string(object, "conllu"), string(object, "model"),
        number(object, "k", 1), flag(object, "confidence"), flag(object, "tag"));
    if (request.text.isPresent() == request.conllu.isPresent()) {
      throw new Refusal(400, "exactly one of the fields text and conllu must say what to parse");
    }
    return request;
  }

  private static JsonNode object(String json) {
    try {
      JsonNode object = MAPPER.readTree(json);
      if (object.isObject()) {
        return object;
      }
    } catch (JsonProcessingException e) {
      throw new Refusal(400, "the body is not JSON: line " + (e.getLocation() == null ? 1 : e.getLocation().getLineNr())
          + ", column " + (e.getLocation() == null ? 1 : e.getLocation().getColumnNr()));
    }
    throw new Refusal(400, "the body must be a JSON object such as {\"text\": \"She sleeps.\"}");
  }

  private static Optional<String> string(JsonNode object, String name) {
    JsonNode value = object.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw new Refusal(400, "the field " + name + " must be a string");
    }
    return Optional.of(value.textValue());
  }

  private static int number(JsonNode object, String name, int otherwise) {
    JsonNode value = object.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return otherwise;
    }
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw new Refusal(400, "the field " + name + " must be a whole number");
    }
    return value.intValue();
  }

  private static boolean flag(JsonNode object, String name) {
    JsonNode value = object.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return false;
    }
    if (!value.isBoolean()) {
      throw new Refusal(400, "the field " + name + " must be true or false");
    }
    return value.booleanValue();
  }

  private static String shortened(String name) {
    return name.length() <= 40 ? name : name.substring(0, 40) + "...";
  }
}
