package org.kerndep.decode;

import java.util.List;

/** The decoders by name. */
public final class Decoders {

  private static final List<String> NAMES = List.of("eisner", "mst");

  private Decoders() {}

  public static List<String> names() {
    return NAMES;
  }

  /** The decoder of that name. */
  public static Decoder create(String name, RootMode roots) {
    return switch (name) {
      case "eisner" -> new ChartDecoder(scores -> new EisnerGrammar(scores, roots));
      case "mst" -> new ChuLiuEdmonds(roots);
      default -> throw new IllegalArgumentException(
          "unknown decoder " + name + "; known are " + String.join(", ", NAMES));
    };
  }
}
