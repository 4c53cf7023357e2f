package org.kerndep.decode;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** The decoders by name. */
public final class Decoders {

  private static final List<String> NAMES =
      List.of("eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2", "mst");

  private Decoders() {}

  public static List<String> names() {
    return NAMES;
  }

  /** Those that choose labels together with heads, given {@link org.kerndep.part.LabelledPartScores}. */
  public static List<String> withLabels() {
    return List.of("carreras");
  }

  /** The decoder of that name. */
  public static Decoder create(String name, RootMode roots) {
    return switch (name) {
      case "eisner" -> chart(roots, EisnerGrammar::new, EnumSet.of(PartShape.ARC));
      case "sibling" -> chart(roots, SiblingGrammar::new, EnumSet.of(PartShape.ARC, PartShape.SIBLING));
      case "carreras" -> chart(roots, CarrerasGrammar::new,
          EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.INNER_CHILD, PartShape.OUTER_CHILD));
      case "koo-collins-1" -> chart(roots, (scores, mode) -> new KooCollinsGrammar(scores, mode, false),
          EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.GRANDPARENT, PartShape.GRAND_SIBLING));
      case "koo-collins-2" -> chart(roots, (scores, mode) -> new KooCollinsGrammar(scores, mode, true),
          EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.TRI_SIBLING, PartShape.LAST_GRANDPARENT,
              PartShape.LAST_GRAND_SIBLING));
      case "mst" -> new ChuLiuEdmonds(roots);
      default -> throw new IllegalArgumentException(
          "unknown decoder " + name + "; known are " + String.join(", ", NAMES));
    };
  }

  private static Decoder chart(RootMode roots, BiFunction<PartScores, RootMode, ChartGrammar> grammar,
      Set<PartShape> shapes) {
    return new ChartDecoder(scores -> grammar.apply(scores, roots), shapes);
  }
}
