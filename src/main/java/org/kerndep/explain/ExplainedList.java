package org.kerndep.explain;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.io.json.ReasonJson;

/** The hypotheses of a sentence in their final order, and why each is where it is. One thread. */
public final class ExplainedList {

  private final Explainer explainer;
  private final KBestList candidates;
  private final KBestList beforeAgreement;
  private final KBestList ranked;

  ExplainedList(Explainer explainer, KBestList candidates, KBestList beforeAgreement, KBestList ranked) {
    this.explainer = explainer;
    this.candidates = candidates;
    this.beforeAgreement = beforeAgreement;
    this.ranked = ranked;
  }

  /** All hypotheses, best first. */
  public KBestList ranked() {
    return ranked;
  }

  KBestList candidates() {
    return candidates;
  }

  KBestList beforeAgreement() {
    return beforeAgreement;
  }

  /** The final rank of the hypothesis that the base parser, with the tagger, ranks first. */
  public int rankOfBaseBest() {
    return ranked.rankOf(candidates.best());
  }

  /**
   * Why the best hypothesis scores more than each of the others, by rank; of the best itself nothing.
   *
   * @param count how many hypotheses, if there are so many
   * @param perTree how many reasons for each tree of a comparison
   */
  public List<List<ReasonJson>> brief(int count, int perTree) {
    return IntStream.range(0, Math.min(count, ranked.size()))
        .mapToObj(rank -> rank == 0 ? List.<ReasonJson>of() : compare(0, rank).brief(perTree)).toList();
  }

  /** Why the hypothesis of one rank scores more than that of another, 0 being the best. */
  public Explanation compare(int rank, int other) {
    if (rank == other) {
      throw new IllegalArgumentException("a hypothesis is not compared with itself: rank " + rank);
    }
    return explainer.compare(ranked.get(rank), ranked.get(other), this);
  }

  /**
   * Why the best hypothesis scores more or less than a tree, which need not be in the list; the tree has the tags of
   * its hypothesis if it is in the list, else those of the best.
   *
   * @throws IllegalArgumentException if it is the best tree itself, or has another number of words
   */
  public Explanation compareWith(DependencyTree tree) {
    if (tree.equals(ranked.best().tree())) {
      throw new IllegalArgumentException("the best tree is not compared with itself");
    }
    Hypothesis other = ranked.hypotheses().stream().filter(h -> h.tree().equals(tree)).findFirst()
        .orElseGet(() -> explainer.scored(tree, ranked.best(), this));
    return explainer.compare(ranked.best(), other, this);
  }
}
