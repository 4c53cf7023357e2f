package org.kerndep.base;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.LabelSums;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.Parts;

/**
 * Gives every arc of a tree its best label, each arc by itself; ties go to the first label. An arc that
 * trees of one sentence have in the same context is labelled once, and so is one that is the same in a variant of that
 * sentence. Scratch of one thread.
 */
public final class Labeller {

  /** All that features see of a tree. */
  private record Context(int grandparent, int head, int sibling, int modifier) {

    static Context of(DependencyTree tree, int modifier) {
      int head = tree.head(modifier);
      int grandparent = head == 0 ? Parts.NONE : tree.head(head);
      return new Context(grandparent, head, Parts.sibling(tree, modifier), modifier);
    }
  }

  /**
   * The second-best label of an arc.
   *
   * @param modifier whose arc it is
   * @param loss by how much it scores less than the best, at least 0; infinite if there is no other label
   */
  record RunnerUp(int modifier, String label, double loss) {}

  private static final int UNCLEAR = -1;

  private final LabelSet labels;
  private final LabelFeatures features;
  private final WeightTable weights;
  private final float[] scores;
  /** The same scores found faster, if the weights are quantised. */
  private final Optional<LabelSums> sums;
  private EncodedSentence sentence;
  private Map<Context, String> known = new HashMap<>();
  private final Map<Context, RunnerUp> seconds = new HashMap<>();
  /** The last sentence that was the first of several variants, and what was known of it in the end. */
  private EncodedSentence first;
  private Map<Context, String> knownOfFirst = Map.of();

  /** A labeller with weights that training has left. */
  Labeller(LabelSet labels, TemplateSet templates, WeightTable weights) {
    this(labels, new LabelFeatures(templates), weights, weights.isQuantised()
        ? Optional.of(new LabelSums(templates, weights, labels.size())) : Optional.empty());
  }

  /** A labeller in training, whose features and weights are used by others too. */
  public Labeller(LabelSet labels, LabelFeatures features, WeightTable weights) {
    this(labels, features, weights, Optional.empty());
  }

  private Labeller(LabelSet labels, LabelFeatures features, WeightTable weights, Optional<LabelSums> sums) {
    this.labels = labels;
    this.features = features;
    this.weights = weights;
    this.scores = new float[labels.size()];
    this.sums = sums;
  }

  /** The same heads with the best labels under weights that do not change. */
  DependencyTree label(EncodedSentence x, DependencyTree tree) {
    moveTo(x);
    String[] names = new String[tree.size() + 1];
    for (int m = 1; m <= tree.size(); m++) {
      int modifier = m;
      names[m] = known.computeIfAbsent(Context.of(tree, m), context -> label(context, x, tree, modifier));
    }
    return tree.withLabels(names);
  }

  /**
   * The second-best labels of arcs that score at most so much less than the best, the closest first; of equal ones that
   * of the first word.
   *
   * @param tree with its best labels
   */
  List<RunnerUp> runnersUp(EncodedSentence x, DependencyTree tree, double most) {
    moveTo(x);
    List<RunnerUp> close = new ArrayList<>();
    for (int m = 1; m <= tree.size(); m++) {
      int modifier = m;
      RunnerUp second = seconds.computeIfAbsent(Context.of(tree, m), context -> second(x, tree, modifier));
      if (second.loss <= most) {
        close.add(second);
      }
    }
    close.sort(Comparator.comparingDouble(RunnerUp::loss));
    return close;
  }

  private RunnerUp second(EncodedSentence x, DependencyTree tree, int modifier) {
    IntToDoubleFunction score = scores(x, tree, modifier);
    int best = labels.index(tree.label(modifier));
    int second = -1;
    for (int label = 0; label < scores.length; label++) {
      if (label != best && labels.isAllowed(label, tree.head(modifier) == 0)
          && (second < 0 || score.applyAsDouble(label) > score.applyAsDouble(second))) {
        second = label;
      }
    }
    return second < 0 ? new RunnerUp(modifier, tree.label(modifier), Double.POSITIVE_INFINITY)
        : new RunnerUp(modifier, labels.name(second),
            Math.max(0, score.applyAsDouble(best) - score.applyAsDouble(second)));
  }

  private IntToDoubleFunction scores(EncodedSentence x, DependencyTree tree, int modifier) {
    if (sums.isPresent()) {
      sums.get().moveTo(x, tree, modifier);
      return label -> (double) sums.get().sum(label) * weights.unit();
    }
    features.moveTo(x, tree, modifier, weights);
    features.scores(weights, scores);
    return label -> scores[label];
  }

  private void moveTo(EncodedSentence x) {
    if (x != sentence) {
      if (x.isVariantOf(sentence)) {
        first = sentence;
        knownOfFirst = known;
      }
      known = new HashMap<>();
      seconds.clear();
      sentence = x;
    }
  }

  private String label(Context context, EncodedSentence x, DependencyTree tree, int modifier) {
    String ofFirst = x.isVariantOf(first) && features.areAsInFirst(x, tree, modifier)
        ? knownOfFirst.get(context) : null;
    return ofFirst == null ? labels.name(best(x, tree, modifier)) : ofFirst;
  }

  private int best(EncodedSentence x, DependencyTree tree, int modifier) {
    int clear = sums.map(of -> clearlyBest(of, x, tree, modifier)).orElse(UNCLEAR);
    return clear == UNCLEAR ? best(x, tree, modifier, -1) : clear;
  }

  /** The best label, or {@link #UNCLEAR} if another is so close that the scores could be rounded past each other. */
  private int clearlyBest(LabelSums of, EncodedSentence x, DependencyTree tree, int modifier) {
    of.moveTo(x, tree, modifier);
    boolean rootArc = tree.head(modifier) == 0;
    int best = UNCLEAR;
    int second = UNCLEAR;
    for (int label = 0; label < scores.length; label++) {
      if (labels.isAllowed(label, rootArc)) {
        if (best == UNCLEAR || of.sum(label) > of.sum(best)) {
          second = best;
          best = label;
        } else if (second == UNCLEAR || of.sum(label) > of.sum(second)) {
          second = label;
        }
      }
    }
    return second == UNCLEAR || of.sum(best) - of.sum(second) > of.margin() ? best : UNCLEAR;
  }

  /**
   * The label with the highest score plus cost for the arc into a word; the features stay there.
   *
   * @param gold the label that costs nothing while all others cost 1, or -1 for no costs
   */
  public int best(EncodedSentence x, DependencyTree tree, int modifier, int gold) {
    features.moveTo(x, tree, modifier, weights);
    features.scores(weights, scores);
    boolean rootArc = tree.head(modifier) == 0;
    int best = -1;
    float bestScore = 0;
    for (int label = 0; label < scores.length; label++) {
      if (labels.isAllowed(label, rootArc)) {
        float score = scores[label] + (gold >= 0 && label != gold ? 1 : 0);
        if (best < 0 || score > bestScore) {
          best = label;
          bestScore = score;
        }
      }
    }
    return best;
  }
}
