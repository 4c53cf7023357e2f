package org.kerndep.train.rerank;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.train.config.RerankLoss;
import org.kerndep.train.config.RerankUpdate;

/**
 * A list of trees to learn from. Its oracle is the tree that is least wrong, of equal ones the first. Immutable; share
 * freely.
 */
final class RerankExample {

  /** No tree. */
  static final int NONE = -1;

  private final ParsedSentence gold;
  private final KBestList list;
  private final int[] costs;
  private final int oracle;

  RerankExample(ParsedSentence gold, KBestList list, RerankLoss loss) {
    if (list.best().tree().size() != gold.size()) {
      throw new IllegalArgumentException(
          "sentence has " + gold.size() + " words, the trees of its list " + list.best().tree().size());
    }
    this.gold = gold;
    this.list = list;
    this.costs = list.hypotheses().stream().mapToInt(h -> cost(gold, h, loss)).toArray();
    int least = 0;
    for (int i = 1; i < costs.length; i++) {
      least = costs[i] < costs[least] ? i : least;
    }
    this.oracle = least;
  }

  /** How wrong a hypothesis is: its tree, and the parts of speech of its words. */
  static int cost(ParsedSentence gold, Hypothesis hypothesis, RerankLoss loss) {
    int wrongTags = 0;
    if (gold.taggings().size() > 1) {
      for (int m = 1; m <= gold.size(); m++) {
        wrongTags += gold.gold().word(m).cpos().equals(hypothesis.sentence().word(m).cpos()) ? 0 : 1;
      }
    }
    return loss.of(gold.tree(), hypothesis.tree()) + wrongTags;
  }

  DependencyTree gold() {
    return gold.tree();
  }

  KBestList list() {
    return list;
  }

  /** The number of trees. */
  int size() {
    return costs.length;
  }

  /** How wrong a tree is. */
  int cost(int tree) {
    return costs[tree];
  }

  int oracle() {
    return oracle;
  }

  /** How much more wrong than the oracle a tree is. */
  int loss(int tree) {
    return costs[tree] - costs[oracle];
  }

  /** What the base parser gave a tree, relative to the best. */
  double base(int tree) {
    return list.get(tree).base() - list.best().base();
  }

  /** The place of the oracle's rival in the list, or {@link #NONE}; of equal ones the first. */
  int rival(RerankUpdate update, double[] scores) {
    return switch (update) {
      case PAPER -> bestRival(scores);
      case MARGIN -> worstViolator(scores);
    };
  }

  private int bestRival(double[] scores) {
    int best = NONE;
    for (int i = 0; i < scores.length; i++) {
      if (i != oracle && (best == NONE || scores[i] > scores[best])) {
        best = i;
      }
    }
    boolean wins = best != NONE && scores[best] >= scores[oracle];
    return wins && loss(best) > 0 ? best : NONE;
  }

  private int worstViolator(double[] scores) {
    int worst = NONE;
    double most = scores[oracle];
    for (int i = 0; i < scores.length; i++) {
      if (loss(i) > 0 && scores[i] + loss(i) > most) {
        worst = i;
        most = scores[i] + loss(i);
      }
    }
    return worst;
  }
}
