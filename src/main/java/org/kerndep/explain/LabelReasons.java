package org.kerndep.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.base.BaseModel;
import org.kerndep.base.LabelMode;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Sentence;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.explain.Reason.Detail;
import org.kerndep.feature.TemplateShares;

/** Why arcs have one label and not another, where labels are chosen after the tree. Scratch of one thread. */
final class LabelReasons {

  private static final int DETAILS = 6;

  private final BaseModel model;
  private final TemplateShares shares;

  LabelReasons(BaseModel model) {
    this.model = model;
    this.shares = new TemplateShares(model.templates(), model.vocabulary());
  }

  /** For the arcs that two hypotheses share but for their labels, if the model chooses these after the tree. */
  List<LabelReason> of(Hypothesis one, Hypothesis two) {
    List<LabelReason> reasons = new ArrayList<>();
    if (model.labelMode() == LabelMode.JOINT) {
      return reasons;
    }
    EncodedSentence x = model.vocabulary().encode(one.sentence());
    for (int m = 1; m <= one.tree().size(); m++) {
      String label = one.tree().label(m);
      String other = two.tree().label(m);
      if (one.tree().head(m) == two.tree().head(m) && !label.equals(other) && isKnown(label) && isKnown(other)) {
        reasons.add(of(one.sentence(), x, one.tree(), m, other));
      }
    }
    return reasons;
  }

  private boolean isKnown(String label) {
    return model.labels().index(label) >= 0;
  }

  private LabelReason of(Sentence sentence, EncodedSentence x, DependencyTree tree, int modifier, String other) {
    Map<String, Double> values = new LinkedHashMap<>();
    String label = tree.label(modifier);
    shares.ofLabel(sentence, x, tree, modifier, model.labels().index(label), model.labelWeights(),
        (words, layers, value) -> values.merge(words, value, Double::sum));
    shares.ofLabel(sentence, x, tree, modifier, model.labels().index(other), model.labelWeights(),
        (words, layers, value) -> values.merge(words, -value, Double::sum));
    List<Detail> details = new ArrayList<>();
    values.forEach((words, value) -> details.add(new Detail(words, value)));
    details.removeIf(detail -> detail.value() == 0);
    details.sort(Comparator.comparingDouble((Detail detail) -> -Math.abs(detail.value())));
    double sum = details.stream().mapToDouble(Detail::value).sum();
    List<Detail> kept = List.copyOf(details.subList(0, Math.min(DETAILS, details.size())));
    return new LabelReason(new Arc(tree.head(modifier), modifier, label), other, sum, kept,
        sum - kept.stream().mapToDouble(Detail::value).sum());
  }
}
