package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Sentences;
import org.kerndep.testing.TwoClasses;

/** The numbers of values: which values get one and which. */
class VocabularyTest {

  private static final Word CAT = new Word("cat", "cat", "NOUN", "NN", "Number=Sing|Case=Nom");
  private static final Word CATS = new Word("cats", "cat", "NOUN", "NNS", "Number=Plur|Case=Nom");
  private static final Word RUNS = new Word("runs", "run", "VERB", "_", "_");

  @Test
  void keepsValuesSeenOftenEnough() {
    Vocabulary once = vocabulary(1, CAT, CATS, RUNS);
    Vocabulary twice = vocabulary(2, CAT, CATS, RUNS);
    assertThat(once.values(Layer.LEMMA)).containsExactly("cat", "run");
    assertThat(twice.values(Layer.LEMMA)).containsExactly("cat");
    assertThat(twice.values(Layer.MORPH)).containsExactly("Case=Nom");
    assertThat(twice.values(Layer.FORM)).isEmpty();
  }

  @Test
  void numbersValuesAlphabeticallyFromFirst() {
    Vocabulary vocabulary = vocabulary(1, RUNS, CATS, CAT);
    assertThat(vocabulary.id(Layer.FORM, "cat")).isEqualTo(Vocabulary.FIRST);
    assertThat(vocabulary.id(Layer.FORM, "cats")).isEqualTo(Vocabulary.FIRST + 1);
    assertThat(vocabulary.id(Layer.FORM, "runs")).isEqualTo(Vocabulary.FIRST + 2);
  }

  @Test
  void orderOfSentencesDoesNotMatter() {
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      words.add(new Word("w" + i % 90, "l" + i % 40, "C" + i % 7, "P" + i % 11, "A=" + i % 5 + "|B=" + i % 3));
    }
    Vocabulary straight = vocabulary(3, words.toArray(Word[]::new));
    Collections.shuffle(words, new Random(5));
    Vocabulary shuffled = vocabulary(3, words.toArray(Word[]::new));
    for (Layer layer : Layer.COLUMNS) {
      assertThat(shuffled.values(layer)).isEqualTo(straight.values(layer)).isSorted();
    }
  }

  @Test
  void unseenValuesShareOneNumber() {
    Vocabulary vocabulary = vocabulary(1, CAT);
    assertThat(vocabulary.id(Layer.FORM, "dog")).isEqualTo(Vocabulary.UNSEEN);
    assertThat(vocabulary.id(Layer.POS, "XX")).isEqualTo(Vocabulary.UNSEEN);
    assertThat(vocabulary.id(Layer.FORM, "Cat")).as("case matters").isEqualTo(Vocabulary.UNSEEN);
  }

  @Test
  void absentValuesHaveNone() {
    Vocabulary vocabulary = vocabulary(1, RUNS);
    assertThat(vocabulary.id(Layer.POS, "_")).isEqualTo(Vocabulary.NONE);
    assertThat(vocabulary.values(Layer.POS)).isEmpty();
    assertThat(vocabulary.presentLayers()).containsExactly(Layer.FORM, Layer.LEMMA, Layer.CPOS);
  }

  @Test
  void underscoreIsAFormLikeAnyOther() {
    Word underscore = new Word("_", null, null, null, null);
    assertThat(vocabulary(1, underscore).id(Layer.FORM, "_")).isEqualTo(Vocabulary.FIRST);
    assertThat(vocabulary(1, CAT).id(Layer.FORM, "_")).isEqualTo(Vocabulary.UNSEEN);
  }

  @Test
  void numbersShareOneValueInFormAndLemmaOnly() {
    Vocabulary vocabulary = vocabulary(1, new Word("1984", "1984", "1", "2", "3"));
    int number = vocabulary.id(Layer.FORM, "7");
    assertThat(number).isEqualTo(Vocabulary.FIRST);
    for (String text : List.of("10", "3.14", "1,000", "2.500,75")) {
      assertThat(vocabulary.id(Layer.FORM, text)).as(text).isEqualTo(number);
      assertThat(vocabulary.id(Layer.LEMMA, text)).as(text).isEqualTo(Vocabulary.FIRST);
    }
    for (String text : List.of("3rd", "1.", "-1", ".5", "1/2", "x1")) {
      assertThat(vocabulary.id(Layer.FORM, text)).as(text).isEqualTo(Vocabulary.UNSEEN);
    }
    assertThat(vocabulary.id(Layer.CPOS, "7")).isEqualTo(Vocabulary.UNSEEN);
  }

  @Test
  void numbersCountTogetherForTheCutoff() {
    Vocabulary vocabulary = vocabulary(2, Sentences.word("1"), Sentences.word("22"));
    assertThat(vocabulary.id(Layer.FORM, "333")).isEqualTo(Vocabulary.FIRST);
  }

  @Test
  void isMadeAgainFromItsValues() {
    Vocabulary vocabulary = vocabulary(1, CAT, RUNS);
    Vocabulary again = new Vocabulary(Map.of(Layer.FORM, vocabulary.values(Layer.FORM)));
    assertThat(again.id(Layer.FORM, "runs")).isEqualTo(vocabulary.id(Layer.FORM, "runs"));
    assertThat(again.values(Layer.LEMMA)).isEmpty();
  }

  @Test
  void rejectsRepeatedValue() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Vocabulary(Map.of(Layer.POS, List.of("NN", "VB", "NN"))))
        .withMessage("pos value occurs twice: NN");
  }

  @Test
  void otherLayersAreNumberedBehindTheColumns() {
    Word glossed = CAT.with(UserValues.of(Map.of("misc/Gloss", List.of("y", "x"))));
    Set<Layer> more = Set.of(Layer.named("misc/Gloss"), Layer.named("class2"), Layer.POS);
    Vocabulary vocabulary = new Vocabulary.Builder(1).withLayers(more, new TwoClasses())
        .addAll(new Treebank(List.of(parsed(glossed)))).build();
    assertThat(vocabulary.layers()).startsWith(Layer.COLUMNS.toArray(Layer[]::new)).hasSize(7)
        .endsWith(Layer.named("class2"), Layer.named("misc/Gloss"));
    assertThat(vocabulary.values(Layer.named("misc/Gloss"))).containsExactly("x", "y");
    assertThat(vocabulary.values(Layer.named("class2"))).containsExactly("early");
    assertThatIllegalArgumentException().isThrownBy(() -> vocabulary.values(Layer.named("class64")))
        .withMessageContaining("layer class64 is not among [form, ");
  }

  @Test
  void layersThatNothingKnowsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Vocabulary(Map.of(Layer.named("class2"), List.of("a"))))
        .withMessageContaining("unknown layer 'class2'");
    assertThatIllegalArgumentException().isThrownBy(
        () -> new Vocabulary.Builder(1).withLayers(Set.of(Layer.named("class2")), WordKnowledge.NONE));
  }

  private static ParsedSentence parsed(Word word) {
    return new ParsedSentence(new Sentence(List.of(word)), DependencyTree.unlabelled(new int[2]));
  }

  private static Vocabulary vocabulary(int cutoff, Word... words) {
    List<ParsedSentence> sentences = Arrays.stream(words).map(VocabularyTest::parsed).toList();
    return new Vocabulary.Builder(cutoff).addAll(new Treebank(sentences)).build();
  }
}
