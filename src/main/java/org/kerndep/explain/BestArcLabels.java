package org.kerndep.explain;

import org.kerndep.base.BaseModel;
import org.kerndep.base.LabelMode;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Word;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;

/** The label that suits an arc best, whatever the tree, where arcs are scored with it. Scratch of one thread. */
final class BestArcLabels {

  /**
   * A label.
   *
   * @param label its index, -1 if arcs have no labels before the tree is found
   * @param score what it adds to the arc's score
   */
  record Best(int label, double score) {

    private static final Best NONE = new Best(-1, 0);
  }

  private final BaseModel model;
  private final ArcLabelFeatures features;

  BestArcLabels(BaseModel model) {
    this.model = model;
    this.features = new ArcLabelFeatures(model.templates());
  }

  boolean areScored() {
    return model.labelMode() == LabelMode.ARCS;
  }

  Best of(EncodedSentence x, int head, int modifier) {
    if (!areScored()) {
      return Best.NONE;
    }
    features.moveTo(x, head, modifier, model.partWeights());
    Best best = new Best(-1, Double.NEGATIVE_INFINITY);
    for (int label : model.arcLabels().orElseThrow().of(x, head, modifier)) {
      double score = features.score(label, model.partWeights());
      best = score > best.score ? new Best(label, score) : best;
    }
    return best;
  }

  /** The name of the best label without marks; {@link Word#ABSENT} if arcs are scored without labels. */
  String name(EncodedSentence x, int head, int modifier) {
    Best best = of(x, head, modifier);
    return best.label < 0 ? Word.ABSENT : model.projectivity().plain(model.labels().labels().get(best.label).name());
  }

  /** Whether a part of a variant has the same best label as in the first, as far as it has one. */
  boolean areAsInFirst(EncodedSentence y, Part part) {
    return part.shape() != PartShape.ARC || !areScored() || features.areAsInFirst(y, part.head(), part.modifier());
  }
}
