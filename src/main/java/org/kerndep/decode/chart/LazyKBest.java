package org.kerndep.decode.chart;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.Parts;

/**
 * The best derivations of a chart in their order (Huang and Chiang 2005, algorithm 3). An item's next derivation is
 * looked for only when one above it needs it, and its hyper-edges are asked for again only when more than its best
 * derivation is needed: few items are. Of the derivations (i, j) of a hyper-edge, (i, j) leads to (i, j+1), and (i, 0)
 * also to (i+1, 0), so that none is met twice. Used once, by one thread.
 */
public final class LazyKBest {

  private final ChartGrammar grammar;
  private final Viterbi viterbi;
  /** Null for items of which only the best derivation was needed. */
  private final RankedItem[] items;

  public LazyKBest(ChartGrammar grammar) {
    this(grammar, new Viterbi(grammar));
  }

  public LazyKBest(ChartGrammar grammar, Viterbi viterbi) {
    this.grammar = grammar;
    this.viterbi = viterbi;
    this.items = new RankedItem[grammar.itemCount()];
  }

  /** The k best trees, each with its best labels, or all trees if there are fewer. */
  public ScoredTrees trees(int k) {
    int goal = grammar.goal();
    if (viterbi.best(goal) == Double.NEGATIVE_INFINITY) {
      throw new IllegalArgumentException("no tree has a finite score");
    }
    List<ScoredTree> trees = new ArrayList<>();
    Set<IntList> known = new HashSet<>();
    int rank = 0;
    do {
      ScoredTree next = tree(rank++);
      if (known.add(Parts.heads(next.tree()))) {
        trees.add(next);
      }
    } while (trees.size() < k && findNext(goal));
    return new ScoredTrees(trees);
  }

  /** Finds one more derivation of an item, after those of the tails that it may need; false if there is none. */
  private boolean findNext(int item) {
    IntArrayList waiting = new IntArrayList();
    waiting.push(item);
    while (!waiting.isEmpty()) {
      RankedItem ranked = ranked(waiting.topInt());
      int tail = unknownTail(ranked.last());
      if (tail == Viterbi.NONE) {
        addSuccessors(ranked);
        ranked.takeNext();
        waiting.popInt();
      } else {
        waiting.push(tail);
      }
    }
    return !items[item].isExhausted();
  }

  private RankedItem ranked(int item) {
    if (items[item] == null) {
      items[item] = new RankedItem(item, grammar, viterbi);
    }
    return items[item];
  }

  /** A tail of which a successor of this derivation takes the next rank, if nobody knows yet whether there is one. */
  private int unknownTail(Derivation d) {
    if (d.isAxiom()) {
      return Viterbi.NONE;
    }
    if (isUnknown(d.secondTail(), d.secondRank() + 1)) {
      return d.secondTail();
    }
    return d.secondRank() == 0 && isUnknown(d.firstTail(), d.firstRank() + 1) ? d.firstTail() : Viterbi.NONE;
  }

  private boolean isUnknown(int item, int rank) {
    return items[item] == null || rank >= items[item].size() && !items[item].isExhausted();
  }

  private void addSuccessors(RankedItem ranked) {
    Derivation d = ranked.last();
    if (d.isAxiom()) {
      return;
    }
    addCandidate(ranked, d, d.firstRank(), d.secondRank() + 1);
    if (d.secondRank() == 0) {
      addCandidate(ranked, d, d.firstRank() + 1, 0);
    }
  }

  private void addCandidate(RankedItem ranked, Derivation d, int firstRank, int secondRank) {
    if (has(d.firstTail(), firstRank) && has(d.secondTail(), secondRank)) {
      double score = score(d.firstTail(), firstRank) + score(d.secondTail(), secondRank) + d.weight();
      ranked.addCandidate(
          new Derivation(d.edge(), d.firstTail(), d.secondTail(), firstRank, secondRank, d.weight(), score));
    }
  }

  private boolean has(int item, int rank) {
    return rank == 0 || rank < items[item].size();
  }

  private double score(int item, int rank) {
    return rank == 0 ? viterbi.best(item) : items[item].get(rank).score();
  }

  private int firstTail(int item, int rank) {
    return rank == 0 ? viterbi.firstTail(item) : items[item].get(rank).firstTail();
  }

  private int secondTail(int item, int rank) {
    return rank == 0 ? viterbi.secondTail(item) : items[item].get(rank).secondTail();
  }

  /** The tree of a derivation of the goal that was found. */
  private ScoredTree tree(int rank) {
    int[] heads = new int[grammar.size() + 1];
    String[] labels = new String[grammar.size() + 1];
    IntArrayList open = new IntArrayList();
    open.push(grammar.goal());
    open.push(rank);
    while (!open.isEmpty()) {
      int rankOfItem = open.popInt();
      int item = open.popInt();
      int first = firstTail(item, rankOfItem);
      int second = secondTail(item, rankOfItem);
      if (first != Viterbi.NONE) {
        int modifier = grammar.modifier(item, first, second);
        if (modifier > 0) {
          heads[modifier] = grammar.head(item, first, second);
          labels[modifier] = grammar.label(item, first, second);
        }
        open.push(first);
        open.push(rankOfItem == 0 ? 0 : items[item].get(rankOfItem).firstRank());
        open.push(second);
        open.push(rankOfItem == 0 ? 0 : items[item].get(rankOfItem).secondRank());
      }
    }
    return new ScoredTree(DependencyTree.of(heads, labels), score(grammar.goal(), rank));
  }

  /**
   * A way to derive a chart item: a hyper-edge and which derivation of each tail it joins. Ordered by score, then
   * by the order in which the grammar names the hyper-edges, then by the ranks of the tails.
   *
   * @param edge the place of the hyper-edge among those into the item
   * @param firstTail {@link Viterbi#NONE} for an axiom, which has no tails
   * @param firstRank 0 for the tail's best derivation
   * @param weight of the hyper-edge
   * @param score of hyper-edge and tails
   */
  private record Derivation(int edge, int firstTail, int secondTail, int firstRank, int secondRank, double weight,
      double score) implements Comparable<Derivation> {

    boolean isAxiom() {
      return firstTail == Viterbi.NONE;
    }

    @Override
    public int compareTo(Derivation other) {
      if (score != other.score) {
        return score > other.score ? -1 : 1;
      }
      if (edge != other.edge) {
        return Integer.compare(edge, other.edge);
      }
      return firstRank != other.firstRank
          ? Integer.compare(firstRank, other.firstRank)
          : Integer.compare(secondRank, other.secondRank);
    }
  }

  /** The derivations of an item, best first, as far as they were asked for, and the candidates for the next one. */
  private static final class RankedItem {

    private final List<Derivation> found = new ArrayList<>();
    private final PriorityQueue<Derivation> candidates;
    private boolean exhausted;

    /** An item whose best derivation is found; every hyper-edge is a candidate with the best of its tails. */
    RankedItem(int item, ChartGrammar grammar, Viterbi viterbi) {
      List<Derivation> edges = new ArrayList<>();
      if (grammar.isAxiom(item)) {
        edges.add(new Derivation(0, Viterbi.NONE, Viterbi.NONE, 0, 0, 0, 0));
      }
      grammar.incoming(item, (first, second, weight) -> {
        double score = viterbi.best(first) + viterbi.best(second) + weight;
        if (score > Double.NEGATIVE_INFINITY) {
          edges.add(new Derivation(edges.size(), first, second, 0, 0, weight, score));
        }
      });
      candidates = new PriorityQueue<>(edges);
      takeNext();
    }

    /** How many derivations were found so far. */
    int size() {
      return found.size();
    }

    /** Whether there are no others than those found. */
    boolean isExhausted() {
      return exhausted;
    }

    Derivation get(int rank) {
      return found.get(rank);
    }

    Derivation last() {
      return found.get(found.size() - 1);
    }

    void addCandidate(Derivation candidate) {
      candidates.add(candidate);
    }

    /** Takes the best of the candidates, if there is one left. */
    void takeNext() {
      Derivation next = candidates.poll();
      if (next == null) {
        exhausted = true;
      } else {
        found.add(next);
      }
    }
  }
}
