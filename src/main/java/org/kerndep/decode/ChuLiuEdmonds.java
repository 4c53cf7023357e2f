package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
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
  public boolean isProjective() {
    return false;
  }

  @Override
  public Set<PartShape> shapes() {
    return Set.of(PartShape.ARC);
  }

  @Override
  public ScoredTree decode(PartScores scores) {
    double rootPenalty = roots == RootMode.SINGLE ? singleRootPenalty(scores) : 0;
    Arborescence arborescence = new Arborescence(scores, rootPenalty);
    arborescence.contract();
    DependencyTree tree = DependencyTree.unlabelled(arborescence.expand());
    double[] score = new double[1];
    Parts.arcs(tree, (h, m) -> score[0] += scores.arc(h, m));
    return new ScoredTree(tree, score[0]);
  }

  private static double singleRootPenalty(PartScores scores) {
    double min = Double.POSITIVE_INFINITY;
    double max = Double.NEGATIVE_INFINITY;
    ArcGraph graph = scores.graph();
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      double score = scores.arc(graph.head(arc), graph.modifier(arc));
      min = Math.min(min, score);
      max = Math.max(max, score);
    }
    return 1 + scores.size() * (max - min);
  }
}
