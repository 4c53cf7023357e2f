package org.kerndep.testing;

import java.util.ArrayList;
import java.util.List;

/** Every array of heads for a few words, of which the trees are some; (n+1)^n of them. */
public final class HeadArrays {

  private HeadArrays() {}

  /** The arrays for n words with values 0..n, tree or not; index 0 is 0. */
  public static List<int[]> of(int n) {
    List<int[]> arrays = new ArrayList<>();
    int[] heads = new int[n + 1];
    int m;
    do {
      arrays.add(heads.clone());
      for (m = 1; m <= n && heads[m] == n; m++) {
        heads[m] = 0;
      }
      if (m <= n) {
        heads[m]++;
      }
    } while (m <= n);
    return arrays;
  }
}
