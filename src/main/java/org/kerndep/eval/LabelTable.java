package org.kerndep.eval;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;

/** For each label: how often gold has it, how often the system gives it, and how often head and label agree. */
public final class LabelTable {

  /** One label's counts. */
  public record Row(long gold, long system, long correct) {

    private Row plus(long moreGold, long moreSystem, long moreCorrect) {
      return new Row(gold + moreGold, system + moreSystem, correct + moreCorrect);
    }

    public double precision() {
      return AttachmentScore.percent(correct, system);
    }

    public double recall() {
      return AttachmentScore.percent(correct, gold);
    }

    public double f1() {
      return AttachmentScore.percent(2 * correct, gold + system);
    }
  }

  private final Map<String, Row> rows = new TreeMap<>();

  public void add(Sentence sentence, DependencyTree gold, Attachments system, Punctuation punctuation) {
    for (int m = 1; m <= gold.size(); m++) {
      if (punctuation.counts(sentence.word(m))) {
        boolean correct = system.hasHeadOf(gold, m) && system.hasLabelOf(gold, m);
        count(gold.label(m), 1, 0, correct ? 1 : 0);
        if (system.has(m)) {
          count(system.label(m), 0, 1, 0);
        }
      }
    }
  }

  /** The rows in alphabetical order of their labels. */
  public Map<String, Row> rows() {
    return Collections.unmodifiableMap(rows);
  }

  private void count(String label, long gold, long system, long correct) {
    rows.put(label, rows.getOrDefault(label, new Row(0, 0, 0)).plus(gold, system, correct));
  }
}
