package org.kerndep.decode;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.CarrerasGrammar;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.EisnerGrammar;
import org.kerndep.decode.chart.KooCollinsGrammar;
import org.kerndep.decode.chart.SiblingGrammar;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** The decoders by name. */
public final class Decoders {

  private static final List<String> PROJECTIVE =
      List.of("eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2");

  private static final String HILL_CLIMBING = "hill-climbing";
  private static final String FINISH = "+climb";
  private static final String MERGED = "+" + HILL_CLIMBING;

  private static final List<String> NAMES = Stream.of(PROJECTIVE.stream(), Stream.of("mst", HILL_CLIMBING),
      PROJECTIVE.stream().map(Decoders::withClimb), PROJECTIVE.stream().map(name -> name + MERGED))
      .flatMap(names -> names).toList();

  /** How many starts in a row may lead hill climbing to nothing better. */
  private static final int PATIENCE = 20;

  private static final long SEED = 1;

  private Decoders() {}

  public static List<String> names() {
    return NAMES;
  }

  /** Those that choose labels together with heads, given {@link org.kerndep.part.LabelledPartScores}. */
  public static List<String> withLabels() {
    return List.of("carreras");
  }

  /** The name of a projective decoder followed by a climb to trees that are not projective. */
  public static String withClimb(String projective) {
    return projective + FINISH;
  }

  /** The decoder of that name. */
  public static Decoder create(String name, RootMode roots) {
    if (NAMES.contains(name) && name.endsWith(FINISH)) {
      return new ClimbFromProjective(create(withoutEnd(name, FINISH), roots), roots);
    }
    if (NAMES.contains(name) && name.endsWith(MERGED)) {
      Decoder climbing = create(withClimb(withoutEnd(name, MERGED)), roots);
      return new MergedDecoder(climbing, hillClimbing(climbing.shapes(), roots));
    }
    return switch (name) {
      case "eisner" -> chart(roots, EisnerGrammar::new, DecodingCost::ofSpans, EnumSet.of(PartShape.ARC));
      case "sibling" -> chart(roots, SiblingGrammar::new, DecodingCost::ofSpans,
          EnumSet.of(PartShape.ARC, PartShape.SIBLING));
      case "carreras" -> chart(roots, CarrerasGrammar::new, DecodingCost::ofArcs,
          EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.INNER_CHILD, PartShape.OUTER_CHILD));
      case "koo-collins-1" -> chart(roots, (scores, mode) -> new KooCollinsGrammar(scores, mode, false),
          DecodingCost::ofArcs,
          EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.GRANDPARENT, PartShape.GRAND_SIBLING,
              PartShape.INNER_CHILD, PartShape.OUTER_CHILD));
      case "koo-collins-2" -> chart(roots, (scores, mode) -> new KooCollinsGrammar(scores, mode, true),
          DecodingCost::ofArcs,
          EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.TRI_SIBLING, PartShape.LAST_GRANDPARENT,
              PartShape.LAST_GRAND_SIBLING, PartShape.INNER_CHILD, PartShape.OUTER_CHILD));
      case "mst" -> new ChuLiuEdmonds(roots);
      case HILL_CLIMBING -> hillClimbing(HillClimbing.SHAPES, roots);
      default -> throw new IllegalArgumentException(
          "unknown decoder " + name + "; known are " + String.join(", ", NAMES));
    };
  }

  /**
   * The decoder of that name for a model that was trained with another; hill climbing is that over the other's shapes.
   *
   * @throws IllegalArgumentException if the two look at different shapes
   */
  public static Decoder createLike(String trained, String name, RootMode roots) {
    Set<PartShape> shapes = create(trained, roots).shapes();
    if (name.equals(HILL_CLIMBING)) {
      return hillClimbing(shapes, roots);
    }
    Decoder decoder = create(name, roots);
    if (!decoder.shapes().equals(shapes)) {
      throw new IllegalArgumentException("decoder " + name + " scores other parts than " + trained
          + ", with which the model was trained; choose from " + String.join(", ", NAMES.stream()
          .filter(other -> other.equals(HILL_CLIMBING) || create(other, roots).shapes().equals(shapes)).toList()));
    }
    return decoder;
  }

  /** Checks the length of a list of best trees. */
  static void requirePositive(int k) {
    if (k < 1) {
      throw new IllegalArgumentException("at least 1 tree must be asked for, not " + k);
    }
  }

  private static String withoutEnd(String name, String end) {
    return name.substring(0, name.length() - end.length());
  }

  private static Decoder hillClimbing(Set<PartShape> shapes, RootMode roots) {
    return new HillClimbing(roots, shapes, PATIENCE, SEED);
  }

  private static Decoder chart(RootMode roots, BiFunction<PartScores, RootMode, ChartGrammar> grammar,
      ToDoubleFunction<ArcGraph> cost, Set<PartShape> shapes) {
    return new BoundedDecoder(new ChartDecoder(scores -> grammar.apply(scores, roots), shapes),
        new HillClimbing(roots, shapes, 0, SEED), cost);
  }
}
