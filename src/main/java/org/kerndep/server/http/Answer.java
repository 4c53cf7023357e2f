package org.kerndep.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a client gets.
 *
 * @param status of HTTP
 * @param type of the body; null if there is none
 * @param body not to be changed any more
 * @param headers beside those that every answer has
 */
public record Answer(int status, String type, byte[] body, Map<String, String> headers) {

  /** JSON, which is always UTF-8. */
  public static final String JSON = "application/json";
  /** Plain text. */
  public static final String TEXT = "text/plain; charset=utf-8";

  private static final ObjectMapper MAPPER = new ObjectMapper();

  public Answer {
    headers = Map.copyOf(headers);
  }

  /** A text that was asked for. */
  public static Answer of(String type, String body) {
    return new Answer(200, type, body.getBytes(StandardCharsets.UTF_8), Map.of());
  }

  /** A value as JSON: maps, lists, strings and numbers. */
  public static Answer json(Object value) {
    return new Answer(200, JSON, bytes(value), Map.of());
  }

  private static byte[] bytes(Object value) {
    try {
      return MAPPER.writeValueAsBytes(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** Done, and nothing to say. */
  public static Answer nothing() {
    return new Answer(204, null, new byte[0], Map.of());
  }

  /** An error as a JSON object with its status and a sentence. */
  static Answer error(Refusal refusal) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("status", refusal.status());
    error.put("error", refusal.getMessage());
    return new Answer(refusal.status(), JSON, bytes(error), refusal.headers());
  }

  /** An error as a sentence of plain text. */
  static Answer plainError(Refusal refusal) {
    return new Answer(refusal.status(), TEXT, (refusal.getMessage() + "\n").getBytes(StandardCharsets.UTF_8),
        refusal.headers());
  }

  /** The same with a header. */
  public Answer with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Answer(status, type, body, more);
  }
}
