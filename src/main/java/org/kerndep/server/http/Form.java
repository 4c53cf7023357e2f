package org.kerndep.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Named values of a call: those of the address and of a body that is a form, of either kind that browsers send. A later
 * value takes the place of an earlier one of the same name. Immutable.
 */
public final class Form {

  private static final String ENCODED = "application/x-www-form-urlencoded";
  private static final String MULTIPART = "multipart/form-data";

  private final Map<String, String> values;

  private Form(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /** Those of a call; a body of another type is refused. */
  public static Form of(Call call) {
    Map<String, String> values = new LinkedHashMap<>();
    addEncoded(call.query(), values);
    if (call.type().is(MULTIPART)) {
      values.putAll(Multipart.values(call));
    } else if (call.type().is(ENCODED)) {
      addEncoded(call.text(), values);
    } else if (call.body().length > 0) {
      throw new Refusal(415, "the body is " + (call.type().isEmpty() ? "of no named type" : call.type().name())
          + "; send it as " + ENCODED + " or " + MULTIPART);
    }
    return new Form(values);
  }

  /** The value of a name, which may be empty. */
  public Optional<String> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  private static void addEncoded(String text, Map<String, String> values) {
    for (String pair : text.split("&")) {
      if (!pair.isEmpty()) {
        int equals = pair.indexOf('=');
        values.put(decoded(equals < 0 ? pair : pair.substring(0, equals)),
            equals < 0 ? "" : decoded(pair.substring(equals + 1)));
      }
    }
  }

  private static String decoded(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] != '%') {
        out.write(bytes[i] == '+' ? ' ' : bytes[i]);
        continue;
      }
      int high = i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
      int low = i + 2 < bytes.length ? Character.digit(bytes[i + 2], 16) : -1;
      if (high < 0 || low < 0) {
        throw new Refusal(400, "a % in the form is not followed by two hexadecimal digits; write % itself as %25");
      }
      out.write(16 * high + low);
      i += 2;
    }
    return Call.utf8(out.toByteArray());
  }
}
