package org.kerndep.eval;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.kerndep.data.ParsedSentence;
import org.kerndep.io.BadSentenceException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Progress;

/**
 * A system's trees compared with gold trees, sentence by sentence or file by file. Keeps one score per sentence and the
 * counts per label. One thread.
 */
public final class Evaluation {

  private final Punctuation punctuation;
  private final List<AttachmentScore> sentences = new ArrayList<>();
  private final LabelTable labels = new LabelTable();
  private long leftOut;
  private long unattached;
  private long unparsed;

  /** An evaluation without sentences. */
  public Evaluation(Punctuation punctuation) {
    this.punctuation = punctuation;
  }

  /**
   * Compares two CoNLL files with the same words, which are read side by side.
   *
   * @param format of both files, or null to guess that of each
   */
  public static Evaluation of(Path gold, Path system, ConllFormat format, Punctuation punctuation, Progress progress)
      throws IOException {
    return of(gold, system, format, punctuation, null, progress);
  }

  /**
   * The same, but sentences that are bad in one of the files are left out.
   *
   * @param badSentences gets the messages; null if bad sentences are not to be left out
   */
  public static Evaluation of(Path gold, Path system, ConllFormat format, Punctuation punctuation,
      Consumer<String> badSentences, Progress progress) throws IOException {
    Evaluation evaluation = new Evaluation(punctuation);
    progress.begin("evaluating " + system.getFileName(), -1);
    try (ConllReader golds = ConllReader.open(gold, format, TreeColumns.REQUIRED);
        ConllReader systems = ConllReader.open(system, format, TreeColumns.REQUIRED)) {
      SameSentences same = new SameSentences(gold, system);
      while (true) {
        int bad = 0;
        ConllBlock goldBlock = null;
        ConllBlock systemBlock = null;
        try {
          goldBlock = golds.next();
        } catch (BadSentenceException e) {
          bad += skip(e, badSentences);
        }
        try {
          systemBlock = systems.next();
        } catch (BadSentenceException e) {
          bad += skip(e, badSentences);
        }
        if (bad > 0) {
          continue;
        }
        if (same.areOver(goldBlock, systemBlock)) {
          progress.end("");
          golds.warnIfEmpty();
          return evaluation;
        }
        evaluation.add(goldBlock.parsed(), Attachments.of(systemBlock.parsed().tree()));
        progress.reached(systems.share());
        progress.advance(1);
      }
    }
  }

  private static int skip(BadSentenceException e, Consumer<String> badSentences) throws BadSentenceException {
    if (badSentences == null) {
      throw e;
    }
    badSentences.accept(e.getMessage());
    return 1;
  }

  /** Adds a sentence with its gold tree and what the system gave; words it left out are wrong. */
  public void add(ParsedSentence gold, Attachments system) {
    AttachmentScore score = AttachmentScore.of(gold.sentence(), gold.tree(), system, punctuation);
    sentences.add(score);
    leftOut += gold.size() - score.words();
    long missing = IntStream.rangeClosed(1, gold.size())
        .filter(m -> !system.has(m) && punctuation.counts(gold.sentence().word(m))).count();
    unattached += missing;
    unparsed += missing > 0 && missing == score.words() ? 1 : 0;
    labels.add(gold.sentence(), gold.tree(), system, punctuation);
  }

  public Punctuation punctuation() {
    return punctuation;
  }

  /** The counts of each sentence, in the order in which they came. */
  public List<AttachmentScore> sentences() {
    return Collections.unmodifiableList(sentences);
  }

  /** The counts of all sentences. */
  public AttachmentScore total() {
    return sentences.stream().reduce(AttachmentScore.NOTHING, AttachmentScore::plus);
  }

  /** How many words do not count under the rule for punctuation. */
  public long leftOut() {
    return leftOut;
  }

  /** How many of the words that count got no head. */
  public long unattached() {
    return unattached;
  }

  /** How many sentences have words that count, none of which got a head. */
  public long unparsed() {
    return unparsed;
  }

  public LabelTable labels() {
    return labels;
  }
}
