package org.kerndep.eval;

import java.util.Comparator;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;

/**
 * What the best possible choice from the first k trees of each list would score, over any number of sentences.
 *
 * @param byHeads the counts if the tree with the most right heads is chosen; of equal ones the first
 * @param byBoth the counts if the tree with the most right heads and labels is chosen; of equal ones the first
 * @param lists how many lists
 * @param trees how many trees are in their first k
 */
public record OracleScore(AttachmentScore byHeads, AttachmentScore byBoth, long lists, long trees) {

  public static final OracleScore NOTHING = new OracleScore(AttachmentScore.NOTHING, AttachmentScore.NOTHING, 0, 0);

  /** The counts of one sentence. */
  public static OracleScore of(Sentence sentence, DependencyTree gold, KBestList list, int k, Punctuation punctuation) {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1: " + k);
    }
    List<AttachmentScore> scores = list.hypotheses().stream().limit(k)
        .map(h -> AttachmentScore.of(sentence, gold, h.tree(), punctuation)).toList();
    return new OracleScore(first(scores, Comparator.comparingLong(AttachmentScore::heads)),
        first(scores, Comparator.comparingLong(AttachmentScore::both)), 1, scores.size());
  }

  private static AttachmentScore first(List<AttachmentScore> scores, Comparator<AttachmentScore> order) {
    return scores.stream().reduce((best, score) -> order.compare(score, best) > 0 ? score : best).orElseThrow();
  }

  public OracleScore plus(OracleScore other) {
    return new OracleScore(
        byHeads.plus(other.byHeads), byBoth.plus(other.byBoth), lists + other.lists, trees + other.trees);
  }

  /** The highest unlabelled attachment score that a choice can reach. */
  public double uas() {
    return byHeads.uas();
  }

  /** The highest labelled attachment score that a choice can reach. */
  public double las() {
    return byBoth.las();
  }

  /** Share of sentences with a tree in which all heads are right. */
  public double goldHeads() {
    return byHeads.exactUnlabelled();
  }

  /** Share of sentences with a tree in which all heads and labels are right. */
  public double goldTrees() {
    return byBoth.exactLabelled();
  }

  /** How many trees a list has among its first k. */
  public double averageSize() {
    return lists == 0 ? 0 : trees / (double) lists;
  }
}
