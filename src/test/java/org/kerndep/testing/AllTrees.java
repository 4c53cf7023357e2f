package org.kerndep.testing;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.TreeProblem;

/** All trees over a few words, by trying every array of heads. (n+1)^n arrays: up to six words or so. */
public final class AllTrees {

  private AllTrees() {}

  /** Every array of heads for n words with values 0..n, tree or not; index 0 is 0. */
  public static List<int[]> headArrays(int n) {
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

  /** Every tree over n words, unlabelled, projective or not, with one child of the root or several. */
  public static List<DependencyTree> of(int n) {
    return headArrays(n).stream()
        .filter(heads -> TreeProblem.find(heads).isEmpty())
        .map(DependencyTree::unlabelled)
        .toList();
  }
}
