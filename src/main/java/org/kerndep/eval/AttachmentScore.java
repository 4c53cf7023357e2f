package org.kerndep.eval;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;

/**
 * Counts of right heads and labels over any number of sentences. Shares are percentages; of nothing they are 0.
 *
 * @param words words that count
 * @param heads of these, with the right head
 * @param labels of these, with the right label
 * @param both of these, with the right head and label
 * @param sentences sentences with at least one word that counts
 * @param exactHeads of these, with all heads right
 * @param exactBoth of these, with all heads and labels right
 */
public record AttachmentScore(
    long words, long heads, long labels, long both, long sentences, long exactHeads, long exactBoth) {

  public static final AttachmentScore NOTHING = new AttachmentScore(0, 0, 0, 0, 0, 0, 0);

  /** The counts of one sentence. */
  public static AttachmentScore of(
      Sentence sentence, DependencyTree gold, DependencyTree system, Punctuation punctuation) {
    return of(sentence, gold, Attachments.of(system), punctuation);
  }

  /** The counts of one sentence; a word without a head is wrong. */
  public static AttachmentScore of(
      Sentence sentence, DependencyTree gold, Attachments system, Punctuation punctuation) {
    if (gold.size() != system.size() || gold.size() != sentence.size()) {
      throw new IllegalArgumentException("sentence of " + sentence.size() + " words, gold tree of " + gold.size()
          + ", system tree of " + system.size());
    }
    int words = 0;
    int heads = 0;
    int labels = 0;
    int both = 0;
    for (int m = 1; m <= gold.size(); m++) {
      if (punctuation.counts(sentence.word(m))) {
        boolean head = system.hasHeadOf(gold, m);
        boolean label = system.hasLabelOf(gold, m);
        words++;
        heads += head ? 1 : 0;
        labels += label ? 1 : 0;
        both += head && label ? 1 : 0;
      }
    }
    return words == 0
        ? NOTHING
        : new AttachmentScore(words, heads, labels, both, 1, heads == words ? 1 : 0, both == words ? 1 : 0);
  }

  public AttachmentScore plus(AttachmentScore other) {
    return new AttachmentScore(words + other.words, heads + other.heads, labels + other.labels, both + other.both,
        sentences + other.sentences, exactHeads + other.exactHeads, exactBoth + other.exactBoth);
  }

  /** Unlabelled attachment score. */
  public double uas() {
    return percent(heads, words);
  }

  /** Labelled attachment score. */
  public double las() {
    return percent(both, words);
  }

  /** Label accuracy, whatever the head. */
  public double labelAccuracy() {
    return percent(labels, words);
  }

  /** Share of sentences with all heads right. */
  public double exactUnlabelled() {
    return percent(exactHeads, sentences);
  }

  /** Share of sentences with all heads and labels right. */
  public double exactLabelled() {
    return percent(exactBoth, sentences);
  }

  static double percent(long part, long whole) {
    return whole == 0 ? 0 : 100.0 * part / whole;
  }
}
