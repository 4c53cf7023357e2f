package org.kerndep.train;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;

/**
 * A list of trees to learn from. Its oracle is the tree that is least wrong, of equal ones the first. Immutable; share
 * freely.
 */
final class RerankExample {

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
    this.costs = list.trees().stream().mapToInt(scored -> loss.of(gold.tree(), scored.tree())).toArray();
    int least = 0;
    for (int i = 1; i < costs.length; i++) {
      least = costs[i] < costs[least] ? i : least;
    }
    this.oracle = least;
  }

  Sentence sentence() {
    return gold.sentence();
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
    return list.get(tree).score() - list.best().score();
  }
}
