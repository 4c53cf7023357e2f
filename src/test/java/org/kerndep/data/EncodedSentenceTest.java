package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Sentences;
import org.kerndep.testing.TwoClasses;

/** A sentence in numbers, inside and outside its edges. */
class EncodedSentenceTest {

  private static final Vocabulary VOCABULARY = new Vocabulary(Map.of(
      Layer.FORM, List.of("a", "b"), Layer.POS, List.of("P"), Layer.MORPH, List.of("X=1", "Y=2")));

  private static final int MORPH = Layer.COLUMNS.indexOf(Layer.MORPH);

  private final EncodedSentence encoded = VOCABULARY.encode(new Sentence(List.of(
      new Word("b", "b", null, "P", "Y=2|X=1|Z=3"), new Word("c", null, null, null, null))));

  @Test
  void wordsHaveTheirNumbers() {
    assertThat(encoded.size()).isEqualTo(2);
    assertThat(encoded.value(Layer.FORM, 1)).isEqualTo(Vocabulary.FIRST + 1);
    assertThat(encoded.value(Layer.FORM, 2)).isEqualTo(Vocabulary.UNSEEN);
    assertThat(encoded.value(Layer.LEMMA, 1)).isEqualTo(Vocabulary.UNSEEN);
    assertThat(encoded.value(Layer.POS, 1)).isEqualTo(Vocabulary.FIRST);
    assertThat(encoded.value(Layer.POS, 2)).isEqualTo(Vocabulary.NONE);
  }

  @Test
  void positionsOutsideAnswerRootStartAndEnd() {
    for (Layer layer : List.of(Layer.FORM, Layer.LEMMA, Layer.POS, Layer.CPOS)) {
      assertThat(encoded.value(layer, 0)).isEqualTo(Vocabulary.ROOT);
      assertThat(encoded.value(layer, -1)).isEqualTo(Vocabulary.START);
      assertThat(encoded.value(layer, -9)).isEqualTo(Vocabulary.START);
      assertThat(encoded.value(layer, 3)).isEqualTo(Vocabulary.END);
      assertThat(encoded.value(layer, 99)).isEqualTo(Vocabulary.END);
    }
  }

  @Test
  void morphologyKeepsTheOrderOfTheFile() {
    assertThat(encoded.count(MORPH, 1)).isEqualTo(3);
    assertThat(encoded.value(MORPH, 1, 0)).isEqualTo(Vocabulary.FIRST + 1);
    assertThat(encoded.value(MORPH, 1, 1)).isEqualTo(Vocabulary.FIRST);
    assertThat(encoded.value(MORPH, 1, 2)).isEqualTo(Vocabulary.UNSEEN);
  }

  @Test
  void variantsKnowWhereTheyDifferFromTheFirst() {
    Sentence second = new Sentence(List.of(
        new Word("b", "b", null, "P", "Y=2|X=1|Z=3"), new Word("c", null, null, "P", null)));
    Sentence third = new Sentence(List.of(
        new Word("b", "b", null, "P", "Y=2"), new Word("c", null, null, null, null)));
    Sentence first = new Sentence(List.of(second.word(1), third.word(2)));
    List<EncodedSentence> variants = VOCABULARY.encode(List.of(first, second, third));
    assertThat(variants.get(0).isFirstVariant()).isTrue();
    assertThat(variants.get(0).isAsInFirst(-2, 9)).isTrue();
    assertThat(variants.get(1).isVariantOf(variants.get(0))).isTrue();
    assertThat(variants.get(1).isAsInFirst(-2, 1)).isTrue();
    assertThat(variants.get(1).isAsInFirst(1, 2)).isFalse();
    assertThat(variants.get(2).isAsInFirst(0, 1)).isFalse();
    assertThat(variants.get(2).isAsInFirst(2, 4)).isTrue();
    assertThat(variants.get(0).isVariantOf(variants.get(0))).isFalse();
    assertThat(encoded.isVariantOf(null)).isFalse();
  }

  @Test
  void noMorphologyWhereThereIsNone() {
    for (int position : new int[] {-1, 0, 2, 3}) {
      assertThat(encoded.count(MORPH, position)).isZero();
    }
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> encoded.value(MORPH, 2, 0));
  }

  @Test
  void valuesAreFirstFromAWordIfNoneBetweenIsEqual() {
    EncodedSentence x = VOCABULARY.encode(new Sentence(List.of("a", "b", "a", "b", "a").stream()
        .map(form -> new Word(form, null, null, null, null)).toList()));
    assertThat(x.isFirstFrom(x.place(Layer.FORM), 0, 1)).isTrue();
    assertThat(x.isFirstFrom(x.place(Layer.FORM), 0, 3)).isFalse();
    assertThat(x.isFirstFrom(x.place(Layer.FORM), 1, 3)).isTrue();
    assertThat(x.isFirstFrom(x.place(Layer.FORM), 5, 3)).isTrue();
    assertThat(x.isFirstFrom(x.place(Layer.FORM), 5, 1)).isFalse();
    assertThat(x.isFirstFrom(x.place(Layer.FORM), 5, 2)).isFalse();
  }

  @Test
  void sentenceWithoutWordsHasOnlyTheRoot() {
    EncodedSentence empty = VOCABULARY.encode(new Sentence(List.of()));
    assertThat(empty.size()).isZero();
    assertThat(empty.value(Layer.FORM, 0)).isEqualTo(Vocabulary.ROOT);
    assertThat(empty.value(Layer.FORM, 1)).isEqualTo(Vocabulary.END);
  }

  @Test
  void otherLayersHaveValuesAsTheColumnsDo() {
    Layer gloss = Layer.named("misc/Gloss");
    Layer classes = Layer.named("class2");
    Vocabulary vocabulary =
        new Vocabulary(Map.of(gloss, List.of("x", "y"), classes, List.of("early")), new TwoClasses());
    EncodedSentence x = vocabulary.encode(new Sentence(List.of(
        Sentences.word("a").with(UserValues.of(Map.of("misc/Gloss", List.of("y", "z", "x")))),
        Sentences.word("z"), Sentences.word("7"))));
    assertThat(IntStream.rangeClosed(-1, 4).map(position -> x.value(classes, position))).containsExactly(
        Vocabulary.START, Vocabulary.ROOT, Vocabulary.FIRST, Vocabulary.UNSEEN, Vocabulary.NONE, Vocabulary.END);
    int place = x.place(gloss);
    assertThat(IntStream.rangeClosed(-1, 4).map(position -> x.count(place, position))).containsExactly(0, 0, 3, 0, 0, 0);
    assertThat(IntStream.range(0, 3).map(i -> x.value(place, 1, i)))
        .containsExactly(Vocabulary.FIRST + 1, Vocabulary.UNSEEN, Vocabulary.FIRST);
  }
}
