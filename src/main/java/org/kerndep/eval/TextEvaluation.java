package org.kerndep.eval;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.kerndep.eval.TextAnalysis.AnalysedWord;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Progress;

/**
 * Compares two analyses of the same text whose sentences and words may differ, by the definitions of the CoNLL 2018
 * shared task. The files are read side by side up to where sentences of both end, so that memory does not grow with
 * them.
 */
public final class TextEvaluation {

  private final Map<TextMeasure, SpanScore> scores = new EnumMap<>(TextMeasure.class);

  private TextEvaluation() {
    for (TextMeasure measure : TextMeasure.values()) {
      scores.put(measure, SpanScore.NOTHING);
    }
  }

  /**
   * Compares two files. Words without heads count as wrong.
   *
   * @param format of both files, or null to guess that of each
   */
  public static TextEvaluation of(Path gold, Path system, ConllFormat format, Progress progress) throws IOException {
    TextEvaluation evaluation = new TextEvaluation();
    progress.begin("evaluating " + system.getFileName(), -1);
    try (ConllReader golds = ConllReader.open(gold, format, TreeColumns.OPTIONAL);
        ConllReader systems = ConllReader.open(system, format, TreeColumns.OPTIONAL)) {
      TextAnalysis goldText = new TextAnalysis();
      TextAnalysis systemText = new TextAnalysis();
      int same = 0;
      ConllBlock goldBlock = golds.next();
      ConllBlock systemBlock = systems.next();
      while (goldBlock != null || systemBlock != null) {
        boolean fromGold = goldBlock != null
            && (systemBlock == null || goldText.characters().length() <= systemText.characters().length());
        if (fromGold) {
          goldText.add(goldBlock);
          goldBlock = golds.next();
        } else {
          systemText.add(systemBlock);
          systemBlock = systems.next();
        }
        same = same(goldText, systemText, same);
        if (goldText.characters().length() == systemText.characters().length()) {
          evaluation.add(goldText, systemText);
          goldText = new TextAnalysis();
          systemText = new TextAnalysis();
          same = 0;
        }
        progress.reached(systems.share());
        progress.advance(fromGold ? 0 : 1);
      }
      requireWhole(gold, system, goldText, systemText);
      golds.warnIfEmpty();
    }
    progress.end("");
    return evaluation;
  }

  /** How far both texts have been read and agree, given how far they are known to agree. */
  private static int same(TextAnalysis gold, TextAnalysis system, int known) throws BadInputException {
    int shared = Math.min(gold.characters().length(), system.characters().length());
    if (!gold.characters().substring(known, shared).equals(system.characters().substring(known, shared))) {
      throw new BadInputException(system.place(), "the characters differ from those of the gold sentences up to "
          + gold.place(), "compare analyses of the same text");
    }
    return shared;
  }

  private static void requireWhole(Path gold, Path system, TextAnalysis goldText, TextAnalysis systemText)
      throws BadInputException {
    boolean goldIsLonger = goldText.characters().length() > systemText.characters().length();
    if (goldIsLonger || systemText.characters().length() > 0) {
      throw new BadInputException((goldIsLonger ? system : gold).toString(),
          "ends before the text of the other file, at " + (goldIsLonger ? goldText : systemText).place(),
          "compare analyses of the same text");
    }
  }

  private void add(TextAnalysis gold, TextAnalysis system) {
    add(TextMeasure.SENTENCES, gold.sentences(), system.sentences());
    add(TextMeasure.TOKENS, gold.tokens(), system.tokens());
    int[] systemOf = WordAlignment.of(gold.words(), system.words());
    Map<TextMeasure, Integer> correct = new EnumMap<>(TextMeasure.class);
    int aligned = 0;
    for (int g = 0; g < systemOf.length; g++) {
      if (systemOf[g] >= 0) {
        aligned++;
        AnalysedWord goldWord = gold.words().get(g);
        AnalysedWord systemWord = system.words().get(systemOf[g]);
        for (TextMeasure measure : TextMeasure.ofAlignedWords()) {
          boolean right = measure.isOfWords()
              ? measure.agree(goldWord.word(), systemWord.word())
              : haveSameHead(goldWord, systemWord, systemOf)
                  && (measure == TextMeasure.UAS || universal(goldWord).equals(universal(systemWord)));
          correct.merge(measure, right ? 1 : 0, Integer::sum);
        }
      }
    }
    for (TextMeasure measure : TextMeasure.ofAlignedWords()) {
      int right = correct.getOrDefault(measure, 0);
      add(measure, new SpanScore(gold.words().size(), system.words().size(), right, aligned));
    }
  }

  private static boolean haveSameHead(AnalysedWord gold, AnalysedWord system, int[] systemOf) {
    return gold.head() >= 0
        ? systemOf[gold.head()] >= 0 && systemOf[gold.head()] == system.head()
        : gold.head() == AnalysedWord.ROOT && system.head() == AnalysedWord.ROOT;
  }

  private static String universal(AnalysedWord word) {
    return word.label().split(":", 2)[0];
  }

  private <T> void add(TextMeasure measure, Set<T> gold, Set<T> system) {
    Set<T> both = new HashSet<>(gold);
    both.retainAll(system);
    add(measure, new SpanScore(gold.size(), system.size(), both.size(), 0));
  }

  private void add(TextMeasure measure, SpanScore score) {
    scores.merge(measure, score, SpanScore::plus);
  }

  /** The score of each measure. */
  public Map<TextMeasure, SpanScore> scores() {
    return Collections.unmodifiableMap(scores);
  }
}
