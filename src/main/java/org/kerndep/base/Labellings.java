package org.kerndep.base;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Function;
import org.kerndep.base.Labeller.RunnerUp;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;

/**
 * Trees with other labels than their best ones: any arcs may have their second-best label, which lowers the score of
 * the tree by as much as it scores less than the best. Stateless.
 */
final class Labellings {

  /** A label that scores less than the best by more than the margin that training asks for is left out. */
  static final double MOST_LOSS = 1;

  /**
   * A tree some of whose arcs have their second-best label.
   *
   * @param runnersUp those of the tree, the closest first; none while nobody has looked
   * @param places which of them are chosen, ascending
   */
  private record Choice(ScoredTree tree, List<RunnerUp> runnersUp, List<Integer> places, double score) {

    static Choice none(ScoredTree tree) {
      return new Choice(tree, List.of(), List.of(), tree.score());
    }

    /**
     * The next choices: the last place moves on, or the one behind it is chosen too. So every choice is found once, and
     * none before a better one.
     */
    List<Choice> next() {
      int last = places.get(places.size() - 1);
      if (last + 1 == runnersUp.size()) {
        return List.of();
      }
      double without = score + runnersUp.get(last).loss();
      return List.of(chosen(places.subList(0, places.size() - 1), last + 1, without), chosen(places, last + 1, score));
    }

    private Choice chosen(List<Integer> others, int place, double before) {
      List<Integer> all = new ArrayList<>(others);
      all.add(place);
      return new Choice(tree, runnersUp, all, before - runnersUp.get(place).loss());
    }

    ScoredTree labelled() {
      String[] names = new String[tree.tree().size() + 1];
      for (int m = 1; m < names.length; m++) {
        names[m] = tree.tree().label(m);
      }
      places.forEach(place -> names[runnersUp.get(place).modifier()] = runnersUp.get(place).label());
      return new ScoredTree(tree.tree().withLabels(names), score);
    }
  }

  private Labellings() {}

  /**
   * The trees and, among them, the best so many with other labels, or all if there are fewer. Of equal scores trees
   * with their best labels come first.
   *
   * @param runnersUp the second-best labels of a tree, the closest first; asked only for trees that need it
   */
  static ScoredTrees add(ScoredTrees trees, int most, Function<DependencyTree, List<RunnerUp>> runnersUp) {
    PriorityQueue<Choice> open = new PriorityQueue<>(Comparator.comparingDouble(Choice::score).reversed());
    trees.trees().forEach(tree -> open.add(Choice.none(tree)));
    List<ScoredTree> all = new ArrayList<>(trees.trees());
    while (all.size() < trees.size() + most && !open.isEmpty()) {
      Choice best = open.poll();
      if (!best.places.isEmpty()) {
        all.add(best.labelled());
        open.addAll(best.next());
      } else {
        List<RunnerUp> own = runnersUp.apply(best.tree.tree());
        if (!own.isEmpty()) {
          open.add(new Choice(best.tree, own, List.of(), best.score).chosen(List.of(), 0, best.score));
        }
      }
    }
    all.sort(Comparator.comparingDouble(ScoredTree::score).reversed());
    return new ScoredTrees(all);
  }
}
