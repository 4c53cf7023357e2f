package org.kerndep.base;

import java.util.Arrays;
import java.util.Set;
import org.kerndep.data.EncodedSentence;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * The scores of a sentence's parts under a linear model. Parts of two arcs that decoders ask for again and again are
 * remembered; larger ones are computed when asked for. Scratch of one thread.
 */
public final class LinearPartScores implements PartScores {

  /** Computes the score of a part, given as {@link Parts.PartVisitor} takes it. */
  @FunctionalInterface
  interface PartScorer {
    double score(PartShape shape, int outer, int head, int sibling, int modifier);
  }

  private final ArcGraph graph;
  private final Set<PartShape> shapes;
  private final PartScorer scorer;
  private final boolean hasSiblings;
  private final boolean hasTriSiblings;
  private final boolean hasInnerChildren;
  private final boolean hasOuterChildren;
  private final boolean hasHeadBigrams;
  /** Null if they do not score. */
  private final PartShape grandparentShape;
  private final PartShape grandSiblingShape;
  private final double[] arcs;
  private final double[][] siblings;
  private final double[][] grandparents;
  private final double[][] innerChildren;
  private final double[][] outerChildren;

  /** Scores of these shapes; others score 0. */
  public LinearPartScores(EncodedSentence x, ArcGraph graph, Set<PartShape> shapes, PartFeatures features,
      WeightTable weights) {
    this(graph, shapes, (shape, outer, head, sibling, modifier) ->
        features.score(x, shape, outer, head, sibling, modifier, weights));
  }

  LinearPartScores(ArcGraph graph, Set<PartShape> shapes, PartScorer scorer) {
    this.graph = graph;
    this.shapes = shapes;
    this.scorer = scorer;
    this.hasSiblings = shapes.contains(PartShape.SIBLING);
    this.hasTriSiblings = shapes.contains(PartShape.TRI_SIBLING);
    this.hasInnerChildren = shapes.contains(PartShape.INNER_CHILD);
    this.hasOuterChildren = shapes.contains(PartShape.OUTER_CHILD);
    this.hasHeadBigrams = shapes.contains(PartShape.HEAD_BIGRAM);
    this.grandparentShape = shapeOf(PartShape.GRANDPARENT, PartShape.LAST_GRANDPARENT);
    this.grandSiblingShape = shapeOf(PartShape.GRAND_SIBLING, PartShape.LAST_GRAND_SIBLING);
    this.arcs = new double[graph.arcCount()];
    for (int arc = 0; arc < arcs.length; arc++) {
      arcs[arc] = score(PartShape.ARC, Parts.NONE, graph.head(arc), Parts.NONE, graph.modifier(arc));
    }
    siblings = new double[graph.arcCount()][];
    grandparents = new double[graph.arcCount()][];
    innerChildren = new double[graph.arcCount()][];
    outerChildren = new double[graph.arcCount()][];
  }

  private double score(PartShape shape, int outer, int head, int sibling, int modifier) {
    return scorer.score(shape, outer, head, sibling, modifier);
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return shapes;
  }

  @Override
  public double arc(int head, int modifier) {
    return arcs[graph.arc(head, modifier)];
  }

  @Override
  public double sibling(int head, int sibling, int modifier) {
    if (!hasSiblings) {
      return 0;
    }
    int arc = graph.arc(head, modifier);
    double[] known = row(siblings, arc, graph.rank(arc) + 1);
    int i = sibling == Parts.NONE ? 0 : graph.rank(graph.arc(head, sibling)) + 1;
    if (Double.isNaN(known[i])) {
      known[i] = score(PartShape.SIBLING, Parts.NONE, head, sibling, modifier);
    }
    return known[i];
  }

  @Override
  public double grandparent(int grandparent, int head, int modifier) {
    if (grandparentShape == null) {
      return 0;
    }
    double[] known = row(grandparents, graph.arc(head, modifier), graph.headCount(head));
    int i = graph.arc(grandparent, head) - graph.firstArc(head);
    if (Double.isNaN(known[i])) {
      known[i] = score(grandparentShape, grandparent, head, Parts.NONE, modifier);
    }
    return known[i];
  }

  @Override
  public double grandSibling(int grandparent, int head, int sibling, int modifier) {
    return grandSiblingShape == null ? 0 : score(grandSiblingShape, grandparent, head, sibling, modifier);
  }

  @Override
  public double triSibling(int head, int third, int sibling, int modifier) {
    return hasTriSiblings
        ? score(PartShape.TRI_SIBLING, third, head, sibling, modifier)
        : 0;
  }

  @Override
  public double innerChild(int head, int modifier, int child) {
    return hasInnerChildren ? child(PartShape.INNER_CHILD, innerChildren, head, modifier, child) : 0;
  }

  @Override
  public double outerChild(int head, int modifier, int child) {
    return hasOuterChildren ? child(PartShape.OUTER_CHILD, outerChildren, head, modifier, child) : 0;
  }

  @Override
  public double headBigram(int word, int head, int nextHead) {
    return hasHeadBigrams
        ? score(PartShape.HEAD_BIGRAM, nextHead, head, Parts.NONE, word)
        : 0;
  }

  private double child(PartShape shape, double[][] table, int head, int modifier, int child) {
    boolean right = shape == PartShape.OUTER_CHILD == head < modifier;
    double[] known = row(table, graph.arc(head, modifier), graph.childCount(modifier, right) + 1);
    int i = child == Parts.NONE ? 0 : graph.rank(graph.arc(modifier, child)) + 1;
    if (Double.isNaN(known[i])) {
      known[i] = score(shape, child, head, Parts.NONE, modifier);
    }
    return known[i];
  }

  private PartShape shapeOf(PartShape all, PartShape last) {
    return shapes.contains(all) ? all : shapes.contains(last) ? last : null;
  }

  private static double[] row(double[][] table, int arc, int length) {
    if (table[arc] == null) {
      table[arc] = new double[length];
      Arrays.fill(table[arc], Double.NaN);
    }
    return table[arc];
  }
}
