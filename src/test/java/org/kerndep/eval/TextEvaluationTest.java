package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Progress;

class TextEvaluationTest {

  private static final String GOLD = """
      1\tDogs\tdog\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t_\t_
      2\tbark\tbark\tVERB\tVBP\tMood=Ind|Style=Coll\t0\troot\t_\tSpaceAfter=No
      3\t.\t_\tPUNCT\t.\t_\t2\tpunct\t_\t_

      1\tTom\tTom\tPROPN\tNNP\tNumber=Sing\t2\tnsubj\t_\t_
      2\tsmiled\tsmile\tVERB\tVBD\tTense=Past\t0\troot\t_\tSpaceAfter=No
      3\t.\t.\tPUNCT\t.\t_\t2\tpunct\t_\t_

      """;

  @TempDir
  Path directory;

  @Test
  void aFileIsAllRightComparedWithItself() throws Exception {
    Map<TextMeasure, SpanScore> scores =
        TextEvaluation.of(Examples.ENGLISH_TEST, Examples.ENGLISH_TEST, null, Progress.NONE).scores();
    assertThat(scores).hasSize(TextMeasure.values().length);
    assertThat(scores.values()).allSatisfy(score -> assertThat(score.f1()).isEqualTo(100));
    assertThat(scores.get(TextMeasure.TOKENS).gold()).isLessThan(scores.get(TextMeasure.WORDS).gold());
  }

  /**
   * Both sentences as one, "bark." as one token: of the sentences nothing, of 6 tokens 4, of 5 found ones 4 are right.
   */
  @Test
  void tokensAndSentencesAreComparedByTheirCharacters() throws Exception {
    Map<TextMeasure, SpanScore> scores = compare(GOLD, """
        1\tDogs\tdog\tNOUN\tNN\tNumber=Plur\t2\tnsubj:pass\t_\t_
        2\tbark.\tbark\tVERB\tVBP\tMood=Ind\t0\troot\t_\t_
        3\tTom\tTim\tNOUN\tNNP\tNumber=Sing\t4\tobj\t_\t_
        4\tsmiled\tsmile\tVERB\tVBD\tTense=Past\t2\tconj\t_\t_
        5\t.\t.\tPUNCT\t.\t_\t4\tpunct\t_\t_

        """);
    check(scores, TextMeasure.SENTENCES, 2, 1, 0);
    check(scores, TextMeasure.TOKENS, 6, 5, 4);
    check(scores, TextMeasure.WORDS, 6, 5, 4);
    check(scores, TextMeasure.UPOS, 6, 5, 3);
    check(scores, TextMeasure.XPOS, 6, 5, 3);
    check(scores, TextMeasure.LEMMAS, 6, 5, 3);
    // The head of Dogs is another word; smiled is no root any more.
    check(scores, TextMeasure.UAS, 6, 5, 2);
    check(scores, TextMeasure.LAS, 6, 5, 1);
    SpanScore words = scores.get(TextMeasure.WORDS);
    assertThat(words.precision()).isEqualTo(80);
    assertThat(words.recall()).isCloseTo(66.667, within(0.001));
    assertThat(words.f1()).isCloseTo(72.727, within(0.001));
    assertThat(scores.get(TextMeasure.UPOS).alignedAccuracy()).isEqualTo(75);
  }

  @Test
  void featuresOfOneLanguageAbsentLemmasAndSubtypesDoNotCount() throws Exception {
    Map<TextMeasure, SpanScore> scores = compare(GOLD, GOLD.replace("|Style=Coll", "").replace("\t.\t_\t", "\t.\tx\t")
        .replace("\tnsubj\t", "\tnsubj:outer\t"));
    assertThat(scores.values()).allSatisfy(score -> assertThat(score.f1()).isEqualTo(100));
  }

  /** Gold: "doesn't know" = does n't know; system splits "does" + "not" and the next token as gold. */
  @Test
  void wordsOfMultiwordTokensAreComparedByTheirForms() throws Exception {
    String gold = """
        1\tHe\t_\t_\t_\t_\t4\t_\t_\t_
        2-3\tdoesn't\t_\t_\t_\t_\t_\t_\t_\t_
        2\tdoes\t_\t_\t_\t_\t4\t_\t_\t_
        3\tn't\t_\t_\t_\t_\t4\t_\t_\t_
        4\tknow\t_\t_\t_\t_\t0\t_\t_\t_

        """;
    check(compare(gold, gold.replace("\tn't\t", "\tnot\t")), TextMeasure.WORDS, 4, 4, 3);
    check(compare(gold, gold.replace("\tdoes\t", "\tDOES\t")), TextMeasure.WORDS, 4, 4, 4);
    check(compare(gold, gold.replace("2-3\tdoesn't\t_\t_\t_\t_\t_\t_\t_\t_\n", "")), TextMeasure.WORDS, 4, 4, 4);
    check(compare(gold, gold.replace("2-3\tdoesn't\t_\t_\t_\t_\t_\t_\t_\t_\n", "")), TextMeasure.TOKENS, 3, 4, 2);
    check(compare(gold, """
        1\tHe\t_\t_\t_\t_\t2\t_\t_\t_
        2\tdoesn't\t_\t_\t_\t_\t3\t_\t_\t_
        3\tknow\t_\t_\t_\t_\t0\t_\t_\t_

        """), TextMeasure.WORDS, 4, 3, 2);
  }

  @Test
  void aFileWithoutTreesHasNoHeadRight() throws Exception {
    Map<TextMeasure, SpanScore> scores = compare(GOLD, GOLD.replaceAll("\t[0-9]\t[a-z]+\t_\t", "\t_\t_\t_\t"));
    check(scores, TextMeasure.UPOS, 6, 6, 6);
    check(scores, TextMeasure.UAS, 6, 6, 0);
  }

  @Test
  void anotherTextIsRefused() {
    assertThatThrownBy(() -> compare(GOLD, GOLD.replace("Tom", "Tim"))).isInstanceOf(BadInputException.class)
        .hasMessageContainingAll("system.conllu:5", "characters differ", "gold.conllu:5");
    assertThatThrownBy(() -> compare(GOLD, GOLD.substring(0, GOLD.indexOf("1\tTom"))))
        .isInstanceOf(BadInputException.class).hasMessageContainingAll("system.conllu: ends before", "gold.conllu:5");
  }

  private Map<TextMeasure, SpanScore> compare(String gold, String system) throws IOException {
    Path goldFile = Files.writeString(directory.resolve("gold.conllu"), gold);
    Path systemFile = Files.writeString(directory.resolve("system.conllu"), system);
    return TextEvaluation.of(goldFile, systemFile, null, Progress.NONE).scores();
  }

  private static void check(Map<TextMeasure, SpanScore> scores, TextMeasure measure, long gold, long system,
      long correct) {
    SpanScore score = scores.get(measure);
    assertThat(new long[] {score.gold(), score.system(), score.correct()}).as(measure.toString())
        .containsExactly(gold, system, correct);
  }
}
