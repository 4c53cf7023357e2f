package org.kerndep.train.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.run.Workers;
import org.kerndep.train.origin.DataHash;

class PredictedTagsTest {

  private final Treebank gold = new Treebank(Examples.read(Examples.ENGLISH_TRAIN).sentences().subList(0, 40));

  @Test
  void wordsAndTreesStayAndTagsAreThoseOfAModelThatHasNotSeenThem() {
    Treebank tagged = jackknife(gold, 1);
    assertThat(tagged.size()).isEqualTo(gold.size());
    for (int i = 0; i < gold.size(); i++) {
      assertThat(forms(tagged.sentences().get(i))).isEqualTo(forms(gold.sentences().get(i)));
      assertThat(tagged.sentences().get(i).tree()).isEqualTo(gold.sentences().get(i).tree());
    }
    assertThat(tagged.sentences()).isNotEqualTo(gold.sentences());
    Treebank seen = PredictedTags.tag(gold, PredictedTags.tagger(gold, WordKnowledge.NONE));
    assertThat(wrong(seen)).isLessThan(wrong(tagged));
    assertThat(DataHash.of(tagged)).isNotEqualTo(DataHash.of(gold));
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    assertThat(jackknife(gold, 2).sentences()).isEqualTo(jackknife(gold, 1).sentences());
  }

  @Test
  void twoSentencesAreEnough() {
    Treebank two = new Treebank(gold.sentences().subList(0, 2));
    assertThat(jackknife(two, 1).size()).isEqualTo(2);
  }

  private static Treebank jackknife(Treebank treebank, int threads) {
    try (Workers workers = new Workers(threads)) {
      return PredictedTags.jackknife(treebank, Examples.context(workers));
    }
  }

  private long wrong(Treebank tagged) {
    return IntStream.range(0, gold.size()).mapToLong(i -> IntStream.rangeClosed(1, gold.sentences().get(i).size())
        .filter(m -> !gold.sentences().get(i).sentence().word(m).equals(tagged.sentences().get(i).sentence().word(m)))
        .count()).sum();
  }

  private static List<String> forms(ParsedSentence sentence) {
    return sentence.sentence().words().stream().map(Word::form).toList();
  }
}
