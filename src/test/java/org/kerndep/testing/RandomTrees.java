package org.kerndep.testing;

import java.util.Random;

/** Heads of random trees, any shape and any number of root children, most of them not projective. */
public final class RandomTrees {

  private RandomTrees() {}

  /** Words in random order, each below one that is already in the tree; index 0 is 0. */
  public static int[] heads(int words, Random random) {
    int[] order = new int[words + 1];
    int[] heads = new int[words + 1];
    for (int i = 1; i <= words; i++) {
      int place = 1 + random.nextInt(i);
      order[i] = order[place];
      order[place] = i;
    }
    for (int i = 1; i <= words; i++) {
      heads[order[i]] = order[random.nextInt(i)];
    }
    return heads;
  }
}
