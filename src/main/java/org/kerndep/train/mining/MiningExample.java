package org.kerndep.train.mining;

import org.kerndep.data.KBestList;

/**
 * A list of trees to mine from. Immutable as long as nobody changes the array.
 *
 * @param oracle the tree that is least wrong
 * @param losses by tree: how much more wrong than the oracle it is
 */
public record MiningExample(KBestList list, int oracle, int[] losses) {

  public MiningExample {
    if (losses.length != list.size() || losses[oracle] != 0) {
      throw new IllegalArgumentException("the losses are not those of the list");
    }
  }

  /** What the base parser gave a tree, relative to the best. */
  double base(int tree) {
    return list.get(tree).base() - list.best().base();
  }
}
