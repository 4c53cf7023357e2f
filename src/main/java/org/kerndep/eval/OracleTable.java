package org.kerndep.eval;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;

/** {@link OracleScore}s by k. Memory does not grow with the number of sentences. */
public final class OracleTable {

  private static final int[] SIZES = {1, 5, 10, 25, 50, 100};
  /** Stands for whole lists. */
  private static final int WHOLE = Integer.MAX_VALUE;

  private final Punctuation punctuation;
  private final SortedMap<Integer, OracleScore> scores = new TreeMap<>();
  private int longest;
  private long leftOut;

  public OracleTable(Punctuation punctuation) {
    this.punctuation = punctuation;
    for (int k : SIZES) {
      scores.put(k, OracleScore.NOTHING);
    }
    scores.put(WHOLE, OracleScore.NOTHING);
  }

  /** Adds a sentence. */
  public void add(Sentence sentence, DependencyTree gold, KBestList list) {
    scores.replaceAll((k, score) -> score.plus(OracleScore.of(sentence, gold, list, k, punctuation)));
    longest = Math.max(longest, list.size());
    leftOut += sentence.words().stream().filter(word -> !punctuation.counts(word)).count();
  }

  /** The rows by ascending k: 1, 5, 10, 25, 50 and 100 as far as lists are that long, then the longest list's size. */
  public SortedMap<Integer, OracleScore> rows() {
    SortedMap<Integer, OracleScore> rows = new TreeMap<>(scores.headMap(longest));
    if (longest > 0) {
      rows.put(longest, scores.get(WHOLE));
    }
    return Collections.unmodifiableSortedMap(rows);
  }

  /** The counts of the first trees alone. */
  public AttachmentScore first() {
    return scores.get(1).byHeads();
  }

  /** How many words do not count under the rule for punctuation. */
  public long leftOut() {
    return leftOut;
  }
}
