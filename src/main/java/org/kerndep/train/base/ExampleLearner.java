package org.kerndep.train.base;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.base.ArcLabels;
import org.kerndep.base.LabelSet;
import org.kerndep.base.LabelledArcScores;
import org.kerndep.base.Labeller;
import org.kerndep.base.LinearPartScores;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.LossAugmentedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.train.config.UpdateRule;

/**
 * Looks for heads first, then for labels on the gold tree: finds the tree and the labels that score best, or those that
 * violate their margin most, as the {@link UpdateRule} has it. Scratch of one thread.
 */
final class ExampleLearner implements Learner {

  private final UpdateRule rule;
  private final int treeCount;
  private final Decoder decoder;
  private final PartFeatures parts;
  private final LabelFeatures labels;
  private final Labeller labeller;
  private final Optional<ArcLabels> arcLabels;
  private final ArcLabelFeatures arcLabelFeatures;
  private final WeightTable partWeights;

  /**
   * A learner that looks at the weights each time it is asked.
   *
   * @param treeCount how many wrong trees are looked for
   * @param arcLabels the labels of arcs if they have a say in decoding
   */
  ExampleLearner(UpdateRule rule, int treeCount, TemplateSet templates, LabelSet labelSet,
      Optional<ArcLabels> arcLabels, Decoder decoder, WeightTable partWeights, WeightTable labelWeights) {
    this.rule = rule;
    this.treeCount = treeCount;
    this.decoder = decoder;
    this.parts = new PartFeatures(templates, decoder.shapes());
    this.labels = new LabelFeatures(templates);
    this.labeller = new Labeller(labelSet, labels, labelWeights);
    this.arcLabels = arcLabels;
    this.arcLabelFeatures = new ArcLabelFeatures(templates);
    this.partWeights = partWeights;
  }

  @Override
  public Violations violations(Example.Pruned pruned) {
    Example example = pruned.example();
    EncodedSentence x = example.x();
    DependencyTree gold = example.gold();
    PartScores scores = new LinearPartScores(x, pruned.graph(), decoder.shapes(), parts, partWeights);
    LabelledArcScores labelled = arcLabels.map(allowed -> new LabelledArcScores(scores, x, allowed, arcLabelFeatures,
        partWeights, rule.addsCost() ? example.labels() : null)).orElse(null);
    PartScores all = labelled == null ? scores : labelled;
    PartScores decoded = rule.addsCost() ? new LossAugmentedScores(all, gold, 1) : all;
    List<Mistake> trees = decoder.decode(decoded, treeCount).trees().stream()
        .map(scored -> mistake(example, scored.tree(), labelled)).toList();
    return new Violations(trees, labelMistakes(example));
  }

  private Mistake mistake(Example example, DependencyTree wrong, LabelledArcScores labelled) {
    SparseVector.Builder delta = new SparseVector.Builder();
    addDifference(example.x(), example.gold(), wrong, delta);
    int cost = 0;
    for (int m = 1; m <= wrong.size(); m++) {
      cost += example.gold().head(m) == wrong.head(m) ? 0 : 1;
      if (labelled != null) {
        cost += addLabelDifference(example, m, wrong.head(m), labelled.label(wrong.head(m), m), delta);
      }
    }
    return new Mistake(cost, delta.build());
  }

  private void addDifference(EncodedSentence x, DependencyTree gold, DependencyTree wrong,
      SparseVector.Builder delta) {
    Parts.visitOnlyIn(gold, wrong, decoder.shapes(), (shape, outer, head, sibling, modifier) ->
        parts.add(x, shape, outer, head, sibling, modifier, 1, partWeights, delta));
    Parts.visitOnlyIn(wrong, gold, decoder.shapes(), (shape, outer, head, sibling, modifier) ->
        parts.add(x, shape, outer, head, sibling, modifier, -1, partWeights, delta));
  }

  /** The difference between the labelled arcs into a word; gives the cost of the label. */
  private int addLabelDifference(Example example, int modifier, int head, int label, SparseVector.Builder delta) {
    int goldHead = example.gold().head(modifier);
    int goldLabel = example.labels()[modifier];
    if (goldHead != head || goldLabel != label) {
      arcLabelFeatures.moveTo(example.x(), goldHead, modifier, partWeights);
      arcLabelFeatures.add(goldLabel, 1, delta);
      arcLabelFeatures.moveTo(example.x(), head, modifier, partWeights);
      arcLabelFeatures.add(label, -1, delta);
    }
    return goldLabel == label ? 0 : 1;
  }

  /** Labels are learnt on the gold tree. */
  private List<Mistake> labelMistakes(Example example) {
    List<Mistake> mistakes = new ArrayList<>();
    for (int m = 1; m <= example.x().size(); m++) {
      int gold = example.labels()[m];
      int best = labeller.best(example.x(), example.gold(), m, rule.addsCost() ? gold : -1);
      if (best != gold) {
        SparseVector.Builder delta = new SparseVector.Builder();
        labels.add(gold, 1, delta);
        labels.add(best, -1, delta);
        mistakes.add(new Mistake(1, delta.build()));
      }
    }
    return mistakes;
  }
}
