package org.kerndep.server.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Reads {@code multipart/form-data}: parts between lines of a boundary, each with headers and a value. */
final class Multipart {

  private static final int MOST_PARTS = 100;
  private static final byte[] LINE_END = {'\r', '\n'};
  private static final byte[] HEADERS_END = {'\r', '\n', '\r', '\n'};

  private Multipart() {}

  /** The values of a body by their names. */
  static Map<String, String> values(Call call) {
    String boundary = call.type().parameter("boundary").filter(given -> !given.isEmpty())
        .orElseThrow(() -> new Refusal(400, "the type of the multipart body has no boundary; name one"));
    byte[] line = ("--" + boundary).getBytes(StandardCharsets.UTF_8);
    byte[] end = ("\r\n--" + boundary).getBytes(StandardCharsets.UTF_8);
    byte[] body = call.body();
    Map<String, String> values = new LinkedHashMap<>();
    int at = startsWith(body, 0, line) ? 0 : indexOf(body, end, 0) + LINE_END.length;
    if (!startsWith(body, at, line)) {
      throw broken();
    }
    at += line.length;
    while (!startsWith(body, at, new byte[] {'-', '-'})) {
      int headers = indexOf(body, LINE_END, at);
      int content = headers < 0 ? -1 : indexOf(body, HEADERS_END, headers);
      int until = content < 0 ? -1 : indexOf(body, end, content);
      if (until < 0 || values.size() == MOST_PARTS) {
        throw broken();
      }
      add(new String(body, headers, content - headers, StandardCharsets.UTF_8),
          Arrays.copyOfRange(body, Math.min(until, content + HEADERS_END.length), until), values);
      at = until + end.length;
    }
    return values;
  }

  private static void add(String headers, byte[] content, Map<String, String> values) {
    String name = null;
    boolean base64 = false;
    for (String header : headers.split("\r\n")) {
      int colon = header.indexOf(':');
      String key = colon < 0 ? "" : header.substring(0, colon).strip().toLowerCase(Locale.ROOT);
      MediaType value = MediaType.parse(header.substring(colon + 1));
      if (key.equals("content-disposition")) {
        name = value.parameter("name").orElse(null);
      }
      base64 |= key.equals("content-transfer-encoding") && value.is("base64");
    }
    if (name != null) {
      values.put(name, Call.utf8(base64 ? decoded(content) : content));
    }
  }

  private static byte[] decoded(byte[] content) {
    try {
      return Base64.getMimeDecoder().decode(content);
    } catch (IllegalArgumentException e) {
      throw broken();
    }
  }

  private static Refusal broken() {
    return new Refusal(400, "the multipart body cannot be read; are its parts between lines of the named boundary, and "
        + "is it complete?");
  }

  private static boolean startsWith(byte[] body, int from, byte[] wanted) {
    return from >= 0 && from + wanted.length <= body.length
        && Arrays.equals(body, from, from + wanted.length, wanted, 0, wanted.length);
  }

  private static int indexOf(byte[] body, byte[] wanted, int from) {
    for (int i = from; i <= body.length - wanted.length; i++) {
      if (body[i] == wanted[0] && startsWith(body, i, wanted)) {
        return i;
      }
    }
    return -1;
  }
}
