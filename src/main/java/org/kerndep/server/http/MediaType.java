package org.kerndep.server.http;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The type of a body as a header gives it, such as {@code text/plain; charset=utf-8}. Immutable.
 *
 * @param name in lower case, without parameters; empty if there is none
 * @param parameters by their names in lower case
 */
public record MediaType(String name, Map<String, String> parameters) {

  /** No type. */
  public static final MediaType NONE = new MediaType("", Map.of());

  private static final Pattern PARAMETER =
      Pattern.compile(";\\s*([^\\s=;\"]+)\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^\\s;\"]*))");

  public MediaType {
    parameters = Map.copyOf(parameters);
  }

  /** The type that a header names; null is none. */
  public static MediaType parse(String header) {
    if (header == null) {
      return NONE;
    }
    int end = header.indexOf(';');
    Map<String, String> parameters = new HashMap<>();
    if (end >= 0) {
      Matcher matcher = PARAMETER.matcher(header.substring(end));
      while (matcher.find()) {
        String quoted = matcher.group(2);
        parameters.putIfAbsent(matcher.group(1).toLowerCase(Locale.ROOT),
            quoted == null ? matcher.group(3) : quoted.replaceAll("\\\\(.)", "$1"));
      }
    }
    return new MediaType((end < 0 ? header : header.substring(0, end)).strip().toLowerCase(Locale.ROOT), parameters);
  }

  /** Whether it has this name. */
  public boolean is(String other) {
    return name.equals(other);
  }

  /** Whether there is none. */
  boolean isEmpty() {
    return name.isEmpty();
  }

  /** The value of a parameter. */
  public Optional<String> parameter(String key) {
    return Optional.ofNullable(parameters.get(key));
  }
}
