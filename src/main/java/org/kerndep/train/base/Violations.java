package org.kerndep.train.base;

import java.util.List;

/**
 * What the current weights get wrong in a sentence.
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
