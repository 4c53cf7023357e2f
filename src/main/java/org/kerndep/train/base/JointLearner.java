package org.kerndep.train.base;

import java.util.List;
import java.util.Set;
import org.kerndep.base.ArcLabels;
import org.kerndep.base.LabelSet;
import org.kerndep.base.LabelledLinearScores;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.LabelledPartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.LabelledLossScores;
import org.kerndep.part.LabelledPartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;
import org.kerndep.train.config.UpdateRule;

/**
 * Looks for heads and labels together: there are only part weights, and
 * wrong labels cost as much as wrong heads. Scratch of one thread.
 */
final class JointLearner implements Learner {

  private final UpdateRule rule;
  private final int treeCount;
  private final LabelSet labels;
  private final ArcLabels arcLabels;
  private final Decoder decoder;
  private final LabelledPartFeatures features;
  private final WeightTable weights;

  /** A learner that looks at the weights each time it is asked. */
  JointLearner(UpdateRule rule, int treeCount, TemplateSet templates, LabelSet labels, ArcLabels arcLabels,
      Decoder decoder, WeightTable weights) {
    this.rule = rule;
    this.treeCount = treeCount;
    this.labels = labels;
    this.arcLabels = arcLabels;
    this.decoder = decoder;
    this.features = new LabelledPartFeatures(templates, LabelledLinearScores.SHAPES);
    this.weights = weights;
  }

  @Override
  public Violations violations(Example.Pruned pruned) {
    EncodedSentence x = pruned.example().x();
    DependencyTree gold = pruned.example().gold();
    LabelledLinearScores scores =
        new LabelledLinearScores(x, pruned.graph(), labels, arcLabels, features, weights);
    LabelledPartScores decoded = rule.addsCost() ? new LabelledLossScores(scores, gold) : scores;
    List<Mistake> trees = decoder.decode(decoded, treeCount).trees().stream()
        .map(ScoredTree::tree)
        .map(wrong -> new Mistake(LabelledLossScores.cost(gold, wrong), difference(x, gold, wrong)))
        .toList();
    return new Violations(trees, List.of());
  }

  private SparseVector difference(EncodedSentence x, DependencyTree gold, DependencyTree wrong) {
    SparseVector.Builder delta = new SparseVector.Builder();
    add(x, gold, wrong, 1, delta);
    add(x, wrong, gold, -1, delta);
    return delta.build();
  }

  private void add(EncodedSentence x, DependencyTree tree, DependencyTree other, float value,
      SparseVector.Builder delta) {
    Set<PartShape> shapes = LabelledLinearScores.SHAPES;
    Parts.visitLabelledOnlyIn(tree, other, shapes, (shape, outer, head, sibling, modifier) -> {
      features.moveTo(x, shape, outer, head, sibling, modifier, weights);
      features.add(labels.index(tree.label(modifier)), value, delta);
    });
  }
}
