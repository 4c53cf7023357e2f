package org.kerndep.decode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.Parts;

/** A forest that is a list of trees. Immutable; share freely. */
final class ListForest implements Forest {

  private final ScoredTrees best;
  private final List<ScoredTree> trees;

  /**
   * A forest.
   *
   * @param trees all different, at least one
   */
  ListForest(ScoredTrees best, List<ScoredTree> trees) {
    this.best = best;
    this.trees = trees;
  }

  @Override
  public ScoredTrees best() {
    return best;
  }

  @Override
  public Marginals marginals(double temperature) {
    int n = trees.get(0).tree().size();
    double top = trees.stream().mapToDouble(ScoredTree::score).max().orElseThrow();
    double[] arcs = new double[(n + 1) * (n + 1)];
    double total = 0;
    for (ScoredTree scored : trees) {
      double weight = Math.exp((scored.score() - top) / temperature);
      total += weight;
      Parts.arcs(scored.tree(), (h, m) -> arcs[h * (n + 1) + m] += weight);
    }
    for (int arc = 0; arc < arcs.length; arc++) {
      arcs[arc] /= total;
    }
    return new Marginals(n, arcs);
  }

  @Override
  public Forest with(ScoredTrees list, ScoredTrees merged) {
    List<ScoredTree> all = new ArrayList<>(trees);
    Set<DependencyTree> known = new HashSet<>();
    trees.forEach(scored -> known.add(scored.tree()));
    list.trees().stream().filter(scored -> known.add(scored.tree())).forEach(all::add);
    return new ListForest(merged, all);
  }
}
