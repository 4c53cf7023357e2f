package org.kerndep.decode;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;

/**
 * The best tree when arcs may cross: the maximum spanning arborescence (Chu and Liu 1965, Edmonds 1967), with the path
 * growing that Gabow and others gave it. A single root is enforced by taking from every root arc a constant that
 * outweighs any other difference. Equal arcs go to the smaller head. O(n²).
 */
final class ChuLiuEdmonds implements Decoder {

  private final RootMode roots;

  ChuLiuEdmonds(RootMode roots) {
    this.roots = roots;
  }

  @Override
  public ScoredTree decode(PartScores scores) {
    double rootPenalty = roots == RootMode.SINGLE ? singleRootPenalty(scores) : 0;
    Arborescence arborescence = new Arborescence(scores, rootPenalty);
    arborescence.contract();
    DependencyTree tree = DependencyTree.unlabelled(arborescence.expand());
    return new ScoredTree(tree, Parts.sum(tree, scores));
  }

  private static double singleRootPenalty(PartScores scores) {
    double min = Double.POSITIVE_INFINITY;
    double max = Double.NEGATIVE_INFINITY;
    for (int h = 0; h <= scores.size(); h++) {
      for (int m = 1; m <= scores.size(); m++) {
        if (h != m) {
          min = Math.min(min, scores.arc(h, m));
          max = Math.max(max, scores.arc(h, m));
        }
      }
    }
    return 1 + scores.size() * (max - min);
  }
}
