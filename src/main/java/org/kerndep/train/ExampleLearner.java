package org.kerndep.train;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.base.LabelSet;
import org.kerndep.base.Labeller;
import org.kerndep.base.LinearPartScores;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.LossAugmentedScores;
import org.kerndep.part.Parts;

/**
 * Finds what the current weights get wrong in one training sentence, without changing them: the tree and the labels
 * that score best, or those that violate their margin most, as the {@link UpdateRule} has it. Scratch of one thread.
 */
final class ExampleLearner {

  /**
   * What is wrong in a sentence.
   *
   * @param cost wrong heads in the tree found, and wrong labels if it has labels
   * @param partDelta features of the gold tree minus features of that tree
   * @param labelDeltas the same for each label that was found wrong
   */
  record Violations(int cost, SparseVector partDelta, List<SparseVector> labelDeltas) {}

  private final UpdateRule rule;
  private final Decoder decoder;
  private final PartFeatures parts;
  private final LabelFeatures labels;
  private final Labeller labeller;
  private final WeightTable partWeights;

  /** A learner that looks at the weights each time it is asked. */
  ExampleLearner(UpdateRule rule, TemplateSet templates, LabelSet labelSet, Decoder decoder, WeightTable partWeights,
      WeightTable labelWeights) {
    this.rule = rule;
    this.decoder = decoder;
    this.parts = new PartFeatures(templates, decoder.shapes());
    this.labels = new LabelFeatures(templates);
    this.labeller = new Labeller(labelSet, labels, labelWeights);
    this.partWeights = partWeights;
  }

  Violations violations(PrunedExample pruned) {
    Example example = pruned.example();
    EncodedSentence x = example.x();
    DependencyTree gold = example.gold();
    LinearPartScores scores = new LinearPartScores(x, pruned.graph(), decoder.shapes(), parts, partWeights);
    DependencyTree worst = decoder.decode(rule.addsCost() ? new LossAugmentedScores(scores, gold, 1) : scores).tree();
    int cost = 0;
    for (int m = 1; m <= x.size(); m++) {
      cost += gold.head(m) == worst.head(m) ? 0 : 1;
    }
    return new Violations(cost, difference(x, gold, worst), labelDeltas(example));
  }

  private SparseVector difference(EncodedSentence x, DependencyTree gold, DependencyTree worst) {
    SparseVector.Builder delta = new SparseVector.Builder();
    Parts.visitOnlyIn(gold, worst, decoder.shapes(), (shape, outer, head, sibling, modifier) ->
        parts.add(x, shape, outer, head, sibling, modifier, 1, partWeights, delta));
    Parts.visitOnlyIn(worst, gold, decoder.shapes(), (shape, outer, head, sibling, modifier) ->
        parts.add(x, shape, outer, head, sibling, modifier, -1, partWeights, delta));
    return delta.build();
  }

  /** Labels are learnt on the gold tree. */
  private List<SparseVector> labelDeltas(Example example) {
    List<SparseVector> deltas = new ArrayList<>();
    for (int m = 1; m <= example.x().size(); m++) {
      int gold = example.labels()[m];
      int best = labeller.best(example.x(), example.gold(), m, rule.addsCost() ? gold : -1);
      if (best != gold) {
        SparseVector.Builder delta = new SparseVector.Builder();
        labels.add(gold, 1, delta);
        labels.add(best, -1, delta);
        deltas.add(delta.build());
      }
    }
    return deltas;
  }
}
