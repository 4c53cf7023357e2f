package org.kerndep.part;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.kerndep.data.DependencyTree;

/** Labelled scores drawn from -1 to 1 on arcs that may have one to three labels, for tests of decoders. */
public final class RandomLabelledScores implements LabelledPartScores {

  private static final int MOST_LABELS = 3;

  private final ArcGraph graph;
  private final long seed;

  public RandomLabelledScores(ArcGraph graph, long seed) {
    this.graph = graph;
    this.seed = seed;
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.INNER_CHILD, PartShape.OUTER_CHILD);
  }

  @Override
  public int labelCount(int arc) {
    return 1 + (arc + (int) seed) % MOST_LABELS;
  }

  /** Labels are told apart by arc, so that a decoder that mixes up arcs is found out. */
  @Override
  public String labelName(int arc, int label) {
    return "l" + (label + arc % 2);
  }

  private double draw(int kind, int... words) {
    return new SplittableRandom(31 * (31 * seed + kind) + Arrays.hashCode(words)).split().nextDouble(-1, 1);
  }

  @Override
  public double arc(int head, int modifier, int label) {
    return draw(0, head, modifier, label);
  }

  @Override
  public double sibling(int head, int sibling, int modifier, int label) {
    return draw(1, head, sibling, modifier, label);
  }

  @Override
  public double innerChild(int head, int modifier, int child, int label) {
    return draw(2, head, modifier, child, label);
  }

  @Override
  public double outerChild(int head, int modifier, int child, int label) {
    return draw(3, head, modifier, child, label);
  }

  /** The score of a labelled tree under any scores: the oracle of decoders. */
  public static double sum(DependencyTree tree, LabelledPartScores scores) {
    double[] sum = new double[1];
    Parts.visit(tree, scores.shapes(), (shape, outer, h, s, m) -> {
      int label = label(scores, graphArc(scores, h, m), tree.label(m));
      sum[0] += switch (shape) {
        case ARC -> scores.arc(h, m, label);
        case SIBLING -> scores.sibling(h, s, m, label);
        case INNER_CHILD -> scores.innerChild(h, m, outer, label);
        default -> scores.outerChild(h, m, outer, label);
      };
    });
    return sum[0];
  }

  private static int graphArc(PartScores scores, int head, int modifier) {
    return scores.graph().arc(head, modifier);
  }

  private static int label(LabelledPartScores scores, int arc, String name) {
    for (int label = 0; label < scores.labelCount(arc); label++) {
      if (scores.labelName(arc, label).equals(name)) {
        return label;
      }
    }
    throw new IllegalArgumentException("arc " + arc + " has no label " + name);
  }
}
