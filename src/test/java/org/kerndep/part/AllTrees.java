package org.kerndep.part;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.TreeProblem;

/** Every tree over a few words, by trying all head vectors: the oracle for decoders. */
public final class AllTrees {

  private AllTrees() {}

  public static List<DependencyTree> of(int size, Predicate<DependencyTree> filter) {
    List<DependencyTree> trees = new ArrayList<>();
    int[] heads = new int[size + 1];
    do {
      if (TreeProblem.find(heads).isEmpty()) {
        DependencyTree tree = DependencyTree.unlabelled(heads);
        if (filter.test(tree)) {
          trees.add(tree);
        }
      }
    } while (next(heads));
    return trees;
  }

  private static boolean next(int[] heads) {
    for (int m = 1; m < heads.length; m++) {
      if (heads[m] < heads.length - 1) {
        heads[m]++;
        return true;
      }
      heads[m] = 0;
    }
    return false;
  }
}
