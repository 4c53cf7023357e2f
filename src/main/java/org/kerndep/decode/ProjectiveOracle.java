package org.kerndep.decode;

import java.util.EnumSet;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * The projective tree that shares most arcs with another one, as a projective parser finds it that scores right arcs 1
 * and others −1 (Carreras 2007). Among others, an arc from a word above the right head is better, the lower the better,
 * but all of them together count less than one right arc. Each word keeps its label. Stateless.
 */
public final class ProjectiveOracle {

  private ProjectiveOracle() {}

  /** The tree itself if it is projective; with one child of the root if it has one. O(n³). */
  public static DependencyTree nearest(DependencyTree tree) {
    if (tree.isProjective()) {
      return tree;
    }
    RootMode roots = tree.rootChildren() == 1 ? RootMode.SINGLE : RootMode.MULTI;
    Scores scores = new Scores(tree, ArcGraph.complete(tree.size()));
    int[] heads = Decoders.create("eisner", roots).decode(scores).tree().heads();
    String[] labels = new String[heads.length];
    for (int m = 1; m < labels.length; m++) {
      labels[m] = tree.label(m);
    }
    return DependencyTree.of(heads, labels);
  }

  private record Scores(DependencyTree right, ArcGraph graph) implements PartScores {

    @Override
    public Set<PartShape> shapes() {
      return EnumSet.of(PartShape.ARC);
    }

    @Override
    public double arc(int head, int modifier) {
      if (right.head(modifier) == head) {
        return 1;
      }
      int steps = 1;
      int above = right.head(modifier);
      while (above != head && above != 0) {
        above = right.head(above);
        steps++;
      }
      return above == head ? -1 + 1.0 / (steps * (right.size() + 1)) : -1;
    }
  }
}
