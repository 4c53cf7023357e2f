package org.kerndep.explain;

import java.util.List;
import java.util.Set;
import org.kerndep.base.BaseModel;
import org.kerndep.base.LabelMode;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.feature.LabelledPartFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.TemplateShares;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** What the base model's templates say for trees as they are decoded. Scratch of one thread. */
final class LinearReasons {

  private final BaseModel model;
  private final Set<PartShape> shapes;
  private final WeightTable weights;
  private final boolean joint;
  private final TemplateShares shares;
  private final PartFeatures parts;
  private final LabelledPartFeatures labelledParts;
  private final BestArcLabels arcLabels;

  /** The say of a model with one of its decoders' shapes. */
  LinearReasons(BaseModel model, Set<PartShape> shapes, BestArcLabels arcLabels) {
    this.model = model;
    this.shapes = shapes;
    this.weights = model.partWeights();
    this.joint = model.labelMode() == LabelMode.JOINT;
    this.shares = new TemplateShares(model.templates(), model.vocabulary());
    this.parts = new PartFeatures(model.templates(), shapes);
    this.labelledParts = new LabelledPartFeatures(model.templates(), shapes);
    this.arcLabels = arcLabels;
  }

  /** What the base model gives a tree, in the list or not. */
  double score(EncodedSentence x, DependencyTree tree) {
    double[] sum = new double[1];
    Parts.visit(tree, shapes, (shape, outer, head, sibling, modifier) -> {
      sum[0] += joint
          ? labelled(x, new Part(shape, outer, head, sibling, modifier), label(tree, modifier))
          : parts.score(x, shape, outer, head, sibling, modifier, weights);
      sum[0] += shape == PartShape.ARC ? arcLabels.of(x, head, modifier).score() : 0;
    });
    return sum[0];
  }

  private double labelled(EncodedSentence x, Part part, int label) {
    if (label < 0) {
      return 0;
    }
    labelledParts.moveTo(x, part.shape(), part.outer(), part.head(), part.sibling(), part.modifier(), weights);
    return labelledParts.score(label, weights);
  }

  private int label(DependencyTree tree, int modifier) {
    return model.labels().index(tree.label(modifier));
  }

  /**
   * Adds the reasons for the first of two trees over words that may have different tags.
   *
   * @param factor the weight of the base parser's score
   */
  void add(Sentence sentence, DependencyTree tree, Sentence otherSentence, DependencyTree other, double factor,
      Reasons to) {
    List<EncodedSentence> variants = model.vocabulary().encode(
        sentence == otherSentence ? List.of(sentence) : List.of(sentence, otherSentence));
    EncodedSentence x = variants.get(0);
    EncodedSentence y = variants.get(variants.size() - 1);
    PartDifference difference = new PartDifference(tree, other, shapes, part -> (x == y || parts.areAsInFirst(y,
        part.shape(), part.outer(), part.head(), part.sibling(), part.modifier()) && arcLabels.areAsInFirst(y, part))
        && (!joint || label(tree, part.modifier()) == label(other, part.modifier())));
    difference.ofFirst().forEach(part -> add(sentence, x, tree, part, factor, to));
    difference.ofSecond().forEach(part -> add(otherSentence, y, other, part, -factor, to));
  }

  private void add(Sentence sentence, EncodedSentence x, DependencyTree tree, Part part, double factor, Reasons to) {
    int label = joint ? label(tree, part.modifier()) : -1;
    if (joint && label < 0) {
      return;
    }
    Arc arc = joint ? new Arc(part.head(), part.modifier(), tree.label(part.modifier()))
        : new Arc(part.head(), part.modifier());
    Reasons.Group group = to.about(Source.BASE, PartKinds.of(part.shape()), arc);
    TemplateShares.Visitor visitor = (words, layers, value) -> group.add(words, layers, factor * value);
    if (joint) {
      shares.ofLabelledPart(sentence, x, part, label, weights, visitor);
      return;
    }
    shares.ofPart(sentence, x, part, weights, visitor);
    if (part.shape() == PartShape.ARC && arcLabels.areScored()) {
      addLabel(sentence, x, part, factor, to);
    }
  }

  private void addLabel(Sentence sentence, EncodedSentence x, Part part, double factor, Reasons to) {
    int best = arcLabels.of(x, part.head(), part.modifier()).label();
    String name = model.projectivity().plain(model.labels().labels().get(best).name());
    Reasons.Group group = to.about(Source.BASE, PartKinds.LABEL, new Arc(part.head(), part.modifier(), name));
    shares.ofArcLabel(sentence, x, part.head(), part.modifier(), best, weights,
        (words, layers, value) -> group.add(words, layers, factor * value));
  }
}
