package org.kerndep.text.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

class LemmatizerTest {

  @ParameterizedTest
  @CsvSource({"cities,city", "Dogs,dog", "London,London", "gemacht,machen", "is,be", "x,x", "A,a", "İyi,iyi"})
  void aRuleOfAFormGivesItsLemmaAndIsTheSameAsItsText(String form, String lemma) {
    LemmaRule rule = LemmaRule.of(form, lemma);
    assertThat(rule.apply(form)).isEqualTo(lemma);
    assertThat(LemmaRule.parse(rule.toString())).isEqualTo(rule);
  }

  @Test
  void aRuleThatDoesNotFitLeavesTheWord() {
    assertThat(LemmaRule.of("cities", "city").apply("as")).isEqualTo("as");
    assertThat(LemmaRule.of("dogs", "dog").apply("s")).isEqualTo("s");
  }

  @Test
  void wordsOfTheTreebankGetTheirLemmasAndOthersThoseOfWordsThatEndAlike() {
    List<Word> words = new ArrayList<>();
    for (String noun : List.of("cat", "dog", "river", "horse", "letter")) {
      words.add(new Word(noun + "s", noun, "NOUN", null, "Number=Plur"));
      words.add(new Word(noun, noun, "NOUN", null, "Number=Sing"));
    }
    words.add(new Word("mice", "mouse", "NOUN", null, "Number=Plur"));
    words.add(new Word("saw", "see", "VERB", null, "Tense=Past"));
    words.add(new Word("saw", "saw", "VERB", null, "Tense=Pres"));
    words.add(new Word("a|b", "c|d", "X", null, null));
    Lemmatizer lemmatizer = LemmatizerTrainer.train(List.of(new Sentence(words)));
    words.forEach(word -> assertThat(lemmatizer.lemma(word.form(), word.cpos(), word.feats()))
        .as(word.form()).isEqualTo(word.lemma()));
    assertThat(lemmatizer.lemma("farmers", "NOUN", "Number=Plur")).isEqualTo("farmer");
    assertThat(lemmatizer.lemma("Mice", "NOUN", "Number=Plur")).isEqualTo("mouse");
    assertThat(lemmatizer.lemma("strange", "INTJ", "_")).isEqualTo("strange");
  }
}
