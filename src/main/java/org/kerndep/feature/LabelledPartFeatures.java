package org.kerndep.feature;

import java.util.Set;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * The features of parts of any shape together with the label of their arc: those of {@link PartFeatures}, each with a
 * row of weights, one per label. Scratch of one thread.
 */
public final class LabelledPartFeatures {

  private final PartFeatures parts;
  private final FeatureRows rows = new FeatureRows();

  /** Features for these shapes. */
  public LabelledPartFeatures(TemplateSet templates, Set<PartShape> shapes) {
    parts = new PartFeatures(templates, shapes);
  }

  /** The scores of a part, given as {@link Parts.PartVisitor} takes it, with all labels, into {@code scores}. */
  public void scores(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier,
      WeightTable weights, float[] scores) {
    rows.set(parts.keys(), parts.evaluate(x, shape, outer, head, sibling, modifier), weights);
    rows.scores(weights, scores);
  }

  /** Adds {@code value} for every feature of a part with one label. */
  public void add(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier, int label,
      float value, WeightTable weights, SparseVector.Builder to) {
    rows.set(parts.keys(), parts.evaluate(x, shape, outer, head, sibling, modifier), weights);
    rows.add(label, value, to);
  }
}
