package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.HashMap;
import java.util.Map;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.part.PartShape;

/**
 * Scores the parts of lists by the updates of a {@link SupportLog}. What each word of the list shares with each
 * word of the log is counted first; then each part takes one product of counts for each change. Scratch of one thread.
 */
final class LogScorer {

  /** Comparing two words takes as long as counting about this many words of the log. */
  private static final int COMPARISON = 40;

  private static final byte[] NOTHING = {};

  private final SupportLog log;
  /** For each word of a list what it shares with the words of the log. */
  private byte[][] counts = new byte[0][];
  /** What an arc shares with those of the log. */
  private final Map<KernelArc, byte[]> arcCounts = new HashMap<>();

  LogScorer(SupportLog log) {
    this.log = log;
  }

  /** Adds to the scores of a list's parts what the updates from one to another, exclusive, give them. */
  void add(ListParts parts, int from, int to, PartSums sums) {
    if (from == to) {
      return;
    }
    count(parts, from, to);
    for (int part = 0; part < parts.size(); part++) {
      LabelledPart of = parts.get(part);
      SupportLog.Columns columns = log.columns().get(of.shape());
      int start = columns.start(from);
      int end = columns.start(to);
      if (start < end) {
        if (of.shape() == PartShape.ARC) {
          addArc(parts, part, of, columns, start, end, sums);
        } else {
          addTriple(parts, part, of, columns, start, end, sums);
        }
      }
    }
  }

  private void addArc(ListParts parts, int part, LabelledPart of, SupportLog.Columns columns, int start, int end,
      PartSums sums) {
    byte[] heads = counts[parts.wordNumber(part, 0)];
    byte[] modifiers = counts[parts.wordNumber(part, 1)];
    byte[] arcs = arcCounts(of.arc());
    int[] head = columns.words(0);
    int[] modifier = columns.words(1);
    int[] arc = columns.arcs(0);
    double[] coefficients = columns.coefficients();
    double[] timed = columns.timed();
    double sum = 0;
    double timedSum = 0;
    for (int i = start; i < end; i++) {
      int words = (heads[head[i]] & 0xFF) * (modifiers[modifier[i]] & 0xFF);
      if (words != 0) {
        int product = words * arcs[arc[i]];
        sum += coefficients[i] * product;
        timedSum += timed[i] * product;
      }
    }
    double weight = log.kernel().weight(of.shape());
    sums.add(part, weight * sum, weight * timedSum);
  }

  private void addTriple(ListParts parts, int part, LabelledPart of, SupportLog.Columns columns, int start, int end,
      PartSums sums) {
    byte[] firsts = counts[parts.wordNumber(part, 0)];
    byte[] seconds = counts[parts.wordNumber(part, 1)];
    byte[] thirds = counts[parts.wordNumber(part, 2)];
    byte[] firstArcs = arcCounts(of.otherArc());
    byte[] secondArcs = arcCounts(of.arc());
    int[] first = columns.words(0);
    int[] second = columns.words(1);
    int[] third = columns.words(2);
    int[] firstArc = columns.arcs(0);
    int[] secondArc = columns.arcs(1);
    double[] coefficients = columns.coefficients();
    double[] timed = columns.timed();
    double sum = 0;
    double timedSum = 0;
    for (int i = start; i < end; i++) {
      int words = (firsts[first[i]] & 0xFF) * (seconds[second[i]] & 0xFF) * (thirds[third[i]] & 0xFF);
      if (words != 0) {
        int product = words * firstArcs[firstArc[i]] * secondArcs[secondArc[i]];
        sum += coefficients[i] * product;
        timedSum += timed[i] * product;
      }
    }
    double weight = log.kernel().weight(of.shape());
    sums.add(part, weight * sum, weight * timedSum);
  }

  private byte[] arcCounts(KernelArc arc) {
    return arcCounts.compute(arc, (e, known) -> log.arcs().matches(e, known == null ? NOTHING : known));
  }

  /** Counts for all words of the log, or only for those of the updates if they are few. */
  private void count(ListParts parts, int from, int to) {
    makeRoom(parts.wordCount());
    int[] some = wordsOf(from, to);
    boolean few = (long) some.length * COMPARISON < log.words().size();
    for (int word = 0; word < parts.wordCount(); word++) {
      if (few) {
        log.words().count(parts.word(word), some, counts[word]);
      } else {
        log.words().count(parts.word(word), counts[word]);
      }
    }
  }

  private int[] wordsOf(int from, int to) {
    IntOpenHashSet words = new IntOpenHashSet();
    log.columns().forEach((shape, columns) -> {
      for (int slot = 0; slot < (shape == PartShape.ARC ? 2 : 3); slot++) {
        for (int i = columns.start(from); i < columns.start(to); i++) {
          words.add(columns.words(slot)[i]);
        }
      }
    });
    return words.toIntArray();
  }

  private void makeRoom(int listWords) {
    int words = log.words().size();
    if (counts.length < listWords || counts[0].length < words) {
      int longest = Math.max(listWords, counts.length);
      counts = new byte[longest][words + words / 2 + 64];
    }
  }
}
