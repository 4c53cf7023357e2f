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

  /** Moves to a part, given as {@link Parts.PartVisitor} takes it; the calls below speak of it. */
  public void moveTo(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier,
      WeightTable weights) {
    int code = parts.evaluate(x, shape, outer, head, sibling, modifier);
    rows.set(parts.keys(), code, weights);
  }

  /** The score of the part with one label. */
  public float score(int label, WeightTable weights) {
    return rows.score(weights, label);
  }

  /** Adds {@code value} for every feature of the part with one label. */
  public void add(int label, float value, SparseVector.Builder to) {
    rows.add(label, value, to);
  }
}
