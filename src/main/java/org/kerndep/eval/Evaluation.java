package org.kerndep.eval;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.Trees;
import org.kerndep.run.Progress;

/**
 * Two CoNLL files with the same words compared, gold against system. The files are read side by side; what is kept is
 * one score per sentence.
 */
public final class Evaluation {

  private final List<AttachmentScore> sentences = new ArrayList<>();
  private final LabelTable labels = new LabelTable();
  private long leftOut;

  private Evaluation() {}

  /**
   * Compares two files.
   *
   * @param format of both files, or null to guess that of each
   */
  public static Evaluation of(Path gold, Path system, ConllFormat format, Punctuation punctuation, Progress progress)
      throws IOException {
    Evaluation evaluation = new Evaluation();
    progress.begin("evaluating " + system.getFileName(), -1);
    try (ConllReader golds = ConllReader.open(gold, format, Trees.REQUIRED);
        ConllReader systems = ConllReader.open(system, format, Trees.REQUIRED)) {
      SameSentences same = new SameSentences(gold, system);
      while (true) {
        ConllBlock goldBlock = golds.next();
        ConllBlock systemBlock = systems.next();
        if (same.areOver(goldBlock, systemBlock)) {
          progress.end("");
          return evaluation;
        }
        evaluation.add(goldBlock, systemBlock, punctuation);
        progress.reached(systems.share());
        progress.advance(1);
      }
    }
  }

  private void add(ConllBlock gold, ConllBlock system, Punctuation punctuation) {
    AttachmentScore score =
        AttachmentScore.of(gold.sentence(), gold.parsed().tree(), system.parsed().tree(), punctuation);
    sentences.add(score);
    leftOut += gold.sentence().size() - score.words();
    labels.add(gold.sentence(), gold.parsed().tree(), system.parsed().tree(), punctuation);
  }

  /** The counts of each sentence, in file order. */
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

  public LabelTable labels() {
    return labels;
  }
}
