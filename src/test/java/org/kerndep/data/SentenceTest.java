package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Sentences.sentence;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Sentences;

/** Sentences and their words. */
class SentenceTest {

  @Test
  void wordsAreNumberedFromOne() {
    Sentence sentence = sentence("the pond freezes");
    assertThat(sentence.size()).isEqualTo(3);
    assertThat(sentence.word(1).form()).isEqualTo("the");
    assertThat(sentence.word(3).form()).isEqualTo("freezes");
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> sentence.word(0));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> sentence.word(4));
  }

  @Test
  void sliceIncludesBothEnds() {
    Sentence sentence = sentence("the old pond freezes early");
    assertThat(sentence.slice(2, 4)).isEqualTo(sentence("old pond freezes"));
    assertThat(sentence.slice(1, 5)).isEqualTo(sentence);
    assertThat(sentence.slice(3, 3)).hasToString("pond");
    assertThat(sentence.slice(1, 0).size()).isZero();
  }

  @Test
  void rejectsSliceBeyondTheSentence() {
    Sentence sentence = sentence("the pond");
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> sentence.slice(1, 3));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> sentence.slice(0, 1));
  }

  @Test
  void isNotChangedThroughItsList() {
    List<Word> words = new ArrayList<>(List.of(Sentences.word("pond")));
    Sentence sentence = new Sentence(words);
    words.clear();
    assertThat(sentence.size()).isEqualTo(1);
    assertThat(sentence.words()).isUnmodifiable();
  }

  @Test
  void missingValuesOfAWordAreAbsent() {
    assertThat(new Word("x", null, "", null, "")).isEqualTo(new Word("x", "_", "_", "_", "_"));
    assertThat(new Word("", "x", "x", "x", "x").form()).isEqualTo("_");
  }

  @Test
  void rejectsWordWithoutForm() {
    assertThatExceptionOfType(NullPointerException.class).isThrownBy(() -> new Word(null, "x", "x", "x", "x"));
  }

  @Test
  void featuresAreSplitAtBars() {
    assertThat(new Word("x", null, null, null, "Case=Nom|Number=Sing").features())
        .containsExactly("Case=Nom", "Number=Sing");
    assertThat(Sentences.word("x").features()).isEmpty();
  }
}
