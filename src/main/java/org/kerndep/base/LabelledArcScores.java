package org.kerndep.base;

import it.unimi.dsi.fastutil.ints.IntList;
import org.kerndep.data.EncodedSentence;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.ForwardingScores;
import org.kerndep.part.PartScores;

/**
 * Scores to which every arc adds that of its best label. As no other part knows of labels, the tree that scores best is
 * the one that scores best with labels. Immutable.
 */
public final class LabelledArcScores extends ForwardingScores {

  private final int[] labels;
  private final double[] labelScores;

  /**
   * Scores of a sentence.
   *
   * @param gold by word the label that costs nothing while all others cost 1, or null for no costs
   */
  public LabelledArcScores(PartScores scores, EncodedSentence x, ArcLabels arcLabels, ArcLabelFeatures features,
      WeightTable weights, int[] gold) {
    this(scores, x, arcLabels, features, weights, gold, null);
  }

  /**
   * Scores of a sentence.
   *
   * @param first the scores of the first variant, from which those of arcs that are the same are taken; null if the
   *     sentence is not another variant
   */
  LabelledArcScores(PartScores scores, EncodedSentence x, ArcLabels arcLabels, ArcLabelFeatures features,
      WeightTable weights, int[] gold, LabelledArcScores first) {
    super(scores);
    ArcGraph graph = scores.graph();
    labels = new int[graph.arcCount()];
    labelScores = new double[labels.length];
    for (int arc = 0; arc < labels.length; arc++) {
      int head = graph.head(arc);
      int modifier = graph.modifier(arc);
      int known = first != null && features.areAsInFirst(x, head, modifier)
          ? first.graph().arc(head, modifier) : ArcGraph.NO_ARC;
      if (known == ArcGraph.NO_ARC) {
        features.moveTo(x, head, modifier, weights);
        choose(arc, arcLabels.of(x, head, modifier), features, weights, gold == null ? -1 : gold[modifier]);
      } else {
        labels[arc] = first.labels[known];
        labelScores[arc] = first.labelScores[known];
      }
    }
  }

  private void choose(int arc, IntList candidates, ArcLabelFeatures features, WeightTable weights, int gold) {
    labelScores[arc] = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < candidates.size(); i++) {
      int label = candidates.getInt(i);
      double score = features.score(label, weights) + (gold >= 0 && label != gold ? 1 : 0);
      if (score > labelScores[arc]) {
        labelScores[arc] = score;
        labels[arc] = label;
      }
    }
  }

  @Override
  public double arc(int head, int modifier) {
    return super.arc(head, modifier) + labelScores[graph().arc(head, modifier)];
  }

  /** The best label of an arc. */
  public int label(int head, int modifier) {
    return labels[graph().arc(head, modifier)];
  }
}
