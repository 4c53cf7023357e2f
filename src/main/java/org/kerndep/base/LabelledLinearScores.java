package org.kerndep.base;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.kerndep.data.EncodedSentence;
import org.kerndep.feature.LabelledPartFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.LabelledPartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * The scores of a sentence's parts with each label under a linear model (Carreras 2007): φ1·w1 for arcs and φ2·wh,
 * φ2·wmi and φ2·wmo for siblings, inner and outer children, where every label has weights of its own. All labels of a
 * part are scored when it is first asked for, and remembered. Scratch of one thread.
 */
public final class LabelledLinearScores implements LabelledPartScores {

  /** The shapes that score. */
  public static final Set<PartShape> SHAPES = Collections.unmodifiableSet(
      EnumSet.of(PartShape.ARC, PartShape.SIBLING, PartShape.INNER_CHILD, PartShape.OUTER_CHILD));

  private final EncodedSentence x;
  private final ArcGraph graph;
  private final LabelSet names;
  private final LabelledPartFeatures features;
  private final WeightTable weights;
  private final IntList[] labels;
  /** By arc, then sibling or child by rank (0 for none), then label. */
  private final float[][] arcs;
  private final float[][] siblings;
  private final float[][] innerChildren;
  private final float[][] outerChildren;

  /**
   * Scores of a sentence.
   *
   * @param features of the {@link #SHAPES}
   */
  public LabelledLinearScores(EncodedSentence x, ArcGraph graph, LabelSet names, ArcLabels arcLabels,
      LabelledPartFeatures features, WeightTable weights) {
    this.x = x;
    this.graph = graph;
    this.names = names;
    this.features = features;
    this.weights = weights;
    this.labels = new IntList[graph.arcCount()];
    for (int arc = 0; arc < labels.length; arc++) {
      labels[arc] = arcLabels.of(x, graph.head(arc), graph.modifier(arc));
    }
    arcs = new float[labels.length][];
    siblings = new float[labels.length][];
    innerChildren = new float[labels.length][];
    outerChildren = new float[labels.length][];
  }

  @Override
  public ArcGraph graph() {
    return graph;
  }

  @Override
  public Set<PartShape> shapes() {
    return SHAPES;
  }

  @Override
  public int labelCount(int arc) {
    return labels[arc].size();
  }

  @Override
  public String labelName(int arc, int label) {
    return names.name(labels[arc].getInt(label));
  }

  @Override
  public double arc(int head, int modifier, int label) {
    int arc = graph.arc(head, modifier);
    float[] known = row(arcs, arc, 1);
    if (Float.isNaN(known[label])) {
      score(PartShape.ARC, Parts.NONE, Parts.NONE, arc, known, 0);
    }
    return known[label];
  }

  @Override
  public double sibling(int head, int sibling, int modifier, int label) {
    int arc = graph.arc(head, modifier);
    float[] known = row(siblings, arc, graph.rank(arc) + 1);
    int start = sibling == Parts.NONE ? 0 : (graph.rank(graph.arc(head, sibling)) + 1) * labels[arc].size();
    if (Float.isNaN(known[start])) {
      score(PartShape.SIBLING, Parts.NONE, sibling, arc, known, start);
    }
    return known[start + label];
  }

  @Override
  public double innerChild(int head, int modifier, int child, int label) {
    return child(PartShape.INNER_CHILD, innerChildren, head, modifier, child, label);
  }

  @Override
  public double outerChild(int head, int modifier, int child, int label) {
    return child(PartShape.OUTER_CHILD, outerChildren, head, modifier, child, label);
  }

  private double child(PartShape shape, float[][] table, int head, int modifier, int child, int label) {
    int arc = graph.arc(head, modifier);
    boolean right = shape == PartShape.OUTER_CHILD == head < modifier;
    float[] known = row(table, arc, graph.childCount(modifier, right) + 1);
    int start = child == Parts.NONE ? 0 : (graph.rank(graph.arc(modifier, child)) + 1) * labels[arc].size();
    if (Float.isNaN(known[start])) {
      score(shape, child, Parts.NONE, arc, known, start);
    }
    return known[start + label];
  }

  private float[] row(float[][] table, int arc, int parts) {
    if (table[arc] == null) {
      table[arc] = new float[parts * labels[arc].size()];
      Arrays.fill(table[arc], Float.NaN);
    }
    return table[arc];
  }

  /** Scores a part with the labels of its arc. */
  private void score(PartShape shape, int outer, int sibling, int arc, float[] to, int start) {
    features.moveTo(x, shape, outer, graph.head(arc), sibling, graph.modifier(arc), weights);
    for (int label = 0; label < labels[arc].size(); label++) {
      to[start + label] = features.score(labels[arc].getInt(label), weights);
    }
  }
}
