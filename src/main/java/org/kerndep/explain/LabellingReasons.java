package org.kerndep.explain;

import org.kerndep.base.BaseModel;
import org.kerndep.base.LabelMode;
import org.kerndep.base.Labeller;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.TemplateShares;

/**
 * What trees lose by labels that are not the best ones, where lists have such trees: the difference to the best label
 * of each arc. Scratch of one thread.
 */
final class LabellingReasons {

  private final BaseModel model;
  private final Labeller labeller;
  private final TemplateShares shares;

  LabellingReasons(BaseModel model) {
    this.model = model;
    this.labeller = new Labeller(model.labels(), new LabelFeatures(model.templates()), model.labelWeights());
    this.shares = new TemplateShares(model.templates(), model.vocabulary());
  }

  /** Whether a model can have lists of trees with other labels. */
  static boolean arePossible(BaseModel model) {
    return model.labelMode() != LabelMode.JOINT && model.projectivity() == Projectivity.NONE;
  }

  /** What a tree loses, at most 0. */
  double score(Sentence sentence, EncodedSentence x, DependencyTree tree) {
    double[] sum = new double[1];
    for (int m = 1; m <= tree.size(); m++) {
      visit(sentence, x, tree, m, (words, layers, value) -> sum[0] += value);
    }
    return sum[0];
  }

  /** Adds the reasons that speak for or, with a factor below 0, against a tree. */
  void add(Sentence sentence, EncodedSentence x, DependencyTree tree, double factor, Reasons to) {
    for (int m = 1; m <= tree.size(); m++) {
      Arc arc = new Arc(tree.head(m), m, tree.label(m));
      visit(sentence, x, tree, m, (words, layers, value) ->
          to.about(Source.BASE, PartKinds.LABEL, arc).add(words, layers, factor * value));
    }
  }

  private void visit(Sentence sentence, EncodedSentence x, DependencyTree tree, int modifier,
      TemplateShares.Visitor visitor) {
    int label = model.labels().index(tree.label(modifier));
    int best = labeller.best(x, tree, modifier, -1);
    if (label >= 0 && label != best) {
      shares.ofLabel(sentence, x, tree, modifier, label, model.labelWeights(), visitor);
      shares.ofLabel(sentence, x, tree, modifier, best, model.labelWeights(),
          (words, layers, value) -> visitor.share(words, layers, -value));
    }
  }
}
