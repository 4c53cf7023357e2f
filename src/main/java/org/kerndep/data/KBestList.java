package org.kerndep.data;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The best hypotheses of a sentence, best first; at least one. They are all different, by their tags and trees
 * together, and have the same number of words. Immutable; share freely.
 */
public final class KBestList {

  private static final Comparator<Hypothesis> BY_SCORE = Comparator.comparingDouble(Hypothesis::score).reversed();

  private final List<Hypothesis> hypotheses;

  /**
   * A list.
   *
   * @param hypotheses by descending score; the order of equal scores is that of what made them
   * @throws IllegalArgumentException if they are not ordered or not all different
   */
  public KBestList(List<Hypothesis> hypotheses) {
    this(List.copyOf(hypotheses), true);
  }

  private KBestList(List<Hypothesis> hypotheses, boolean check) {
    if (hypotheses.isEmpty()) {
      throw new IllegalArgumentException("a list of best trees needs at least one tree");
    }
    if (check) {
      requireOrder(hypotheses);
      requireDifferent(hypotheses);
    }
    this.hypotheses = hypotheses;
  }

  /** The trees that a base parser found for a sentence. */
  public static KBestList of(Sentence sentence, ScoredTrees trees) {
    return new KBestList(trees.trees().stream().map(tree -> Hypothesis.of(sentence, tree)).toList(), false);
  }

  /** The trees that a base parser found for a sentence with certain tags. */
  public static KBestList of(Taggings.Tagging tagging, ScoredTrees trees) {
    return new KBestList(trees.trees().stream().map(tree -> Hypothesis.of(tagging, tree)).toList(), false);
  }

  /** The hypotheses of several lists, one for each tagging of a sentence, by what the base parser gave them. */
  public static KBestList union(List<KBestList> lists) {
    return lists.size() == 1 ? lists.get(0) : lists.stream().flatMap(list -> list.hypotheses.stream())
        .sorted(BY_SCORE).collect(Collectors.collectingAndThen(Collectors.toList(), all -> new KBestList(all, false)));
  }

  /**
   * The best hypotheses by the base parser and the tagger together: {@code base + weight · tagging}, which becomes the
   * base score. Equal ones stay in their order.
   */
  public KBestList joint(double weight, int most) {
    if (hypotheses.stream().allMatch(h -> h.tagging() == best().tagging())) {
      return first(most);
    }
    return new KBestList(hypotheses.stream().map(h -> h.withBase(h.base() + weight * h.tagging())).sorted(BY_SCORE)
        .limit(most).toList(), false);
  }

  /**
   * The same hypotheses but for some that have other labels than one before them with the same tags and heads: of these
   * only the first so many stay.
   */
  public KBestList withLabellings(int most) {
    Set<List<Object>> seen = new HashSet<>();
    List<Hypothesis> kept = new ArrayList<>(size());
    int labellings = 0;
    for (Hypothesis h : hypotheses) {
      boolean isNew = seen.add(List.of(h.sentence(), heads(h.tree())));
      labellings += isNew ? 0 : 1;
      if (isNew || labellings <= most) {
        kept.add(h);
      }
    }
    return kept.size() == size() ? this : new KBestList(List.copyOf(kept), false);
  }

  private static List<Integer> heads(DependencyTree tree) {
    return IntStream.rangeClosed(1, tree.size()).mapToObj(tree::head).toList();
  }

  private static void requireOrder(List<Hypothesis> hypotheses) {
    for (int rank = 1; rank < hypotheses.size(); rank++) {
      double score = hypotheses.get(rank).score();
      double before = hypotheses.get(rank - 1).score();
      if (!(score <= before)) {
        throw new IllegalArgumentException(
            "tree " + (rank + 1) + " scores more than the one before: " + score + " after " + before);
      }
    }
  }

  private static void requireDifferent(List<Hypothesis> hypotheses) {
    Map<DependencyTree, List<Hypothesis>> byTree = new HashMap<>();
    for (int rank = 0; rank < hypotheses.size(); rank++) {
      Hypothesis hypothesis = hypotheses.get(rank);
      List<Hypothesis> others = byTree.computeIfAbsent(hypothesis.tree(), tree -> new ArrayList<>(1));
      if (others.stream().anyMatch(hypothesis::isAnalysedLike)) {
        throw new IllegalArgumentException("tree " + (rank + 1) + " is in the list already: " + hypothesis.tree());
      }
      if (hypothesis.tree().size() != hypotheses.get(0).tree().size()) {
        throw new IllegalArgumentException("tree " + (rank + 1) + " has " + hypothesis.tree().size()
            + " words, the first " + hypotheses.get(0).tree().size());
      }
      others.add(hypothesis);
    }
  }

  /** By rank, the best first. */
  public List<Hypothesis> hypotheses() {
    return hypotheses;
  }

  /** The number of hypotheses. */
  public int size() {
    return hypotheses.size();
  }

  /** The first hypothesis. */
  public Hypothesis best() {
    return hypotheses.get(0);
  }

  /** The hypothesis of a rank, 0 being the best. */
  public Hypothesis get(int rank) {
    return hypotheses.get(rank);
  }

  /** The first so many hypotheses, or all if there are fewer. */
  public KBestList first(int count) {
    return count >= size() ? this : new KBestList(hypotheses.subList(0, count), false);
  }

  /** The same hypotheses and behind them a tree, with the tags of the first and the score of the last, if it is new. */
  public KBestList with(DependencyTree tree) {
    if (hypotheses.stream().anyMatch(h -> h.tree().equals(tree))) {
      return this;
    }
    List<Hypothesis> all = new ArrayList<>(hypotheses);
    Hypothesis last = hypotheses.get(size() - 1);
    all.add(new Hypothesis(best().sentence(), best().tagging(), tree, last.base(), last.rerank(), last.score()));
    return new KBestList(List.copyOf(all), false);
  }

  /** The same hypotheses and one more, at its place by the scores of the base parser, if it is new. */
  public KBestList with(Hypothesis hypothesis) {
    return rankOf(hypothesis) >= 0 ? this
        : union(List.of(this, new KBestList(List.of(hypothesis.withBase(hypothesis.base())))));
  }

  /** The rank of the hypothesis that has the same sentence and tree as another, or -1. */
  public int rankOf(Hypothesis hypothesis) {
    return IntStream.range(0, size()).filter(rank -> get(rank).sentence() == hypothesis.sentence()
        && get(rank).tree().equals(hypothesis.tree())).findFirst().orElse(-1);
  }

  /** The same hypotheses as the base parser ranked them, with base scores that say how far each is below the best. */
  public KBestList relative() {
    double top = best().base();
    return new KBestList(hypotheses.stream()
        .map(h -> h.withBase(h.base() - top)).toList(), false);
  }

  /**
   * The hypotheses ranked by {@code beta · base + rerank}, where base is relative to that of the first; equal ones stay
   * in their order.
   *
   * @param rerank what a reranker gave them, by their present rank
   */
  public KBestList reranked(double[] rerank, double beta) {
    double top = best().base();
    List<Hypothesis> ranked = new ArrayList<>(size());
    for (int rank = 0; rank < size(); rank++) {
      Hypothesis h = hypotheses.get(rank);
      double score = beta * (h.base() - top) + rerank[rank];
      ranked.add(new Hypothesis(h.sentence(), h.tagging(), h.tree(), h.base(), rerank[rank], score));
    }
    ranked.sort(BY_SCORE);
    return new KBestList(List.copyOf(ranked), false);
  }

  /**
   * The same hypotheses with more for what the reranker gave them, ranked by their new scores; equal ones stay in their
   * order.
   *
   * @param by what is added, by their present rank
   */
  public KBestList raised(double[] by) {
    List<Hypothesis> ranked = new ArrayList<>(size());
    for (int rank = 0; rank < size(); rank++) {
      Hypothesis h = hypotheses.get(rank);
      ranked.add(new Hypothesis(h.sentence(), h.tagging(), h.tree(), h.base(), h.rerank() + by[rank],
          h.score() + by[rank]));
    }
    ranked.sort(BY_SCORE);
    return new KBestList(List.copyOf(ranked), false);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KBestList that && hypotheses.equals(that.hypotheses);
  }

  @Override
  public int hashCode() {
    return hypotheses.hashCode();
  }

  @Override
  public String toString() {
    return hypotheses.toString();
  }
}
