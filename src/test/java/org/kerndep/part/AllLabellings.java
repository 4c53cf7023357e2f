package org.kerndep.part;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.DependencyTree;

/** Every way to label a tree with the labels its arcs may have. */
public final class AllLabellings {

  private AllLabellings() {}

  public static List<DependencyTree> of(DependencyTree tree, LabelledPartScores scores) {
    List<DependencyTree> found = new ArrayList<>();
    extend(tree, scores, new String[tree.size() + 1], 1, found);
    return found;
  }

  private static void extend(DependencyTree tree, LabelledPartScores scores, String[] labels, int modifier,
      List<DependencyTree> found) {
    if (modifier > tree.size()) {
      found.add(tree.withLabels(labels));
      return;
    }
    int arc = scores.graph().arc(tree.head(modifier), modifier);
    for (int label = 0; label < scores.labelCount(arc); label++) {
      labels[modifier] = scores.labelName(arc, label);
      extend(tree, scores, labels, modifier + 1, found);
    }
  }
}
