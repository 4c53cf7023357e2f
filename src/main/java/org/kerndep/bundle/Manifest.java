package org.kerndep.bundle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What a model says of itself, as {@code key: value} lines in a fixed order. Immutable. */
public final class Manifest {

  private final Map<String, String> entries;

  /** Keys have no colon; keys and values have no line breaks. */
  public Manifest(Map<String, String> entries) {
    entries.forEach((key, value) -> {
      if (key.isBlank() || key.contains(":") || (key + value).contains("\n")) {
        throw new IllegalArgumentException("not a manifest entry: " + key + ": " + value);
      }
    });
    this.entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
  }

  static Manifest parse(String text) {
    Map<String, String> entries = new LinkedHashMap<>();
    for (String line : text.split("\n")) {
      int colon = line.indexOf(": ");
      if (colon < 0 || entries.put(line.substring(0, colon), line.substring(colon + 2)) != null) {
        throw new IllegalArgumentException("not a manifest line: " + line);
      }
    }
    return new Manifest(entries);
  }

  public Map<String, String> entries() {
    return entries;
  }

  public Optional<String> get(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Manifest that && entries.equals(that.entries);
  }

  @Override
  public int hashCode() {
    return entries.hashCode();
  }

  /** The lines; they parse back. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    entries.forEach((key, value) -> text.append(key).append(": ").append(value).append('\n'));
    return text.toString();
  }
}
