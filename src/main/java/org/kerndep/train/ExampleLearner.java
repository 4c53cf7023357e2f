package org.kerndep.train;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.base.LabelSet;
import org.kerndep.base.Labeller;
import org.kerndep.base.LinearPartScores;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.LossAugmentedScores;
import org.kerndep.part.Parts;

/** Finds what the current weights get wrong in one training sentence, without changing them. Scratch of one thread. */
final class ExampleLearner {

  /**
   * A training sentence.
   *
   * @param x its words
   * @param gold its tree
   * @param labels indices of its labels, word m at index m
   */
  record Example(EncodedSentence x, DependencyTree gold, int[] labels) {}

  /**
   * What is wrong in a sentence.
   *
   * @param arcCost wrong heads in the most violated tree
   * @param arcDelta features of the gold tree minus features of that tree
   * @param labelDeltas the same for each label that does not beat all others by 1
   */
  record Violations(int arcCost, SparseVector arcDelta, List<SparseVector> labelDeltas) {}

  private final ArcFeatures arcs;
  private final LabelFeatures labels;
  private final Labeller labeller;
  private final Decoder decoder;
  private final WeightTable arcWeights;

  /** A learner that looks at the weights each time it is asked. */
  ExampleLearner(TemplateSet templates, LabelSet labelSet, Decoder decoder, WeightTable arcWeights,
      WeightTable labelWeights) {
    this.arcs = new ArcFeatures(templates);
    this.labels = new LabelFeatures(templates);
    this.labeller = new Labeller(labelSet, labels, labelWeights);
    this.decoder = decoder;
    this.arcWeights = arcWeights;
  }

  Violations violations(Example example) {
    EncodedSentence x = example.x();
    DependencyTree gold = example.gold();
    LinearPartScores scores = new LinearPartScores(x, arcs, arcWeights);
    DependencyTree worst = decoder.decode(new LossAugmentedScores(scores, gold, 1)).tree();
    SparseVector.Builder delta = new SparseVector.Builder();
    int[] cost = new int[1];
    Parts.arcsOnlyIn(gold, worst, (h, m) -> {
      arcs.add(x, h, m, 1, arcWeights, delta);
      cost[0]++;
    });
    Parts.arcsOnlyIn(worst, gold, (h, m) -> arcs.add(x, h, m, -1, arcWeights, delta));
    return new Violations(cost[0], delta.build(), labelDeltas(example));
  }

  /** Labels are learnt on the gold tree. */
  private List<SparseVector> labelDeltas(Example example) {
    List<SparseVector> deltas = new ArrayList<>();
    for (int m = 1; m <= example.x().size(); m++) {
      int gold = example.labels()[m];
      int best = labeller.best(example.x(), example.gold(), m, gold);
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
