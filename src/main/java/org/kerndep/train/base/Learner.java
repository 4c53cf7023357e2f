package org.kerndep.train.base;

import java.util.List;

/** Finds what the current weights get wrong in a training sentence, without changing them. Scratch of one thread. */
interface Learner {

  /**
   * What the weights get wrong in a sentence.
   *
   * @param trees wrong trees, the worst first, at least one
   * @param labels wrong labels of the gold tree
   */
  record Violations(List<Mistake> trees, List<Mistake> labels) {

    /** Wrong heads in the worst tree, and wrong labels if it has labels. */
    int cost() {
      return trees.get(0).cost();
    }
  }

  /** Looks at the weights as they are now. */
  Violations violations(Example.Pruned example);
}
