package org.kerndep.kernel.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.UserValues;
import org.kerndep.data.Word;
import org.kerndep.testing.TwoClasses;

/** Which values words get, and which of them match. */
class PropertyValuesTest {

  private static final Word DOGS = new Word("dogs", "dog", "N", "NNS", "Num=pl|Case=Nom");
  private static final Word CATS = new Word("cats", "cat", "N", "NNS", "Num=pl|Case=Acc");
  private static final Word YEAR = new Word("1984", "1984", "NUM", "CD", "_");
  private static final Word BIG = new Word("big", "_", "A", "_", "_");

  @Test
  void wordsHaveTheValuesOfEachProperty() {
    assertThat(texts("word form\nword pos\nword morph\nword pos morph", 1, DOGS))
        .containsExactly("0:dogs", "1:NNS", "2:Case=Nom", "2:Num=pl", "3:NNS Case=Nom", "3:NNS Num=pl");
  }

  @Test
  void neighboursReachTheRootAndBeyondTheEnds() {
    String properties = "word form-1\nword form+1\nword form-2\nword morph-1\nword form-1 form form+1";
    assertThat(texts(properties, 1, DOGS)).containsExactly("0:<root>", "1:<end>", "2:<start>", "4:<root> dogs <end>");
    assertThat(texts(properties, 2, DOGS, BIG))
        .containsExactly("0:dogs", "1:<end>", "2:<root>", "3:Case=Nom", "3:Num=pl", "4:dogs big <end>");
  }

  @Test
  void rootHasAValueInEveryLayerButMorphology() {
    assertThat(texts("word form\nword lemma\nword pos\nword cpos\nword morph", 0, DOGS))
        .containsExactly("0:<root>", "1:<root>", "2:<root>", "3:<root>");
  }

  @Test
  void absentValuesNeverMatch() {
    PropertyValues values = values("word lemma\nword pos\nword morph\nword pos form", sentence(BIG, BIG));
    KernelSentence x = values.encode(sentence(BIG, BIG));
    assertThat(x.word(1).size()).isZero();
    assertThat(x.word(1).matches(x.word(2))).isZero();
  }

  @Test
  void unseenValuesNeverMatch() {
    PropertyValues values = values("word form\nword cpos\nword cpos form", sentence(DOGS));
    KernelSentence x = values.encode(sentence(CATS, CATS));
    assertThat(x.word(1).matches(x.word(2))).as("cpos alone").isEqualTo(1);
    assertThat(x.word(1).size()).isEqualTo(1);
  }

  @Test
  void equalTextsOfDifferentPropertiesDoNotMatch() {
    Word first = new Word("x", "y", "z", "x", "A=1|x");
    Word second = new Word("y", "x", "x", "z", "B=1|A=2");
    PropertyValues values = values("word form\nword lemma\nword pos\nword cpos\nword morph", sentence(first, second));
    KernelSentence x = values.encode(sentence(first, second));
    assertThat(x.word(1).matches(x.word(2))).isZero();
    assertThat(x.word(1).matches(x.word(1))).isEqualTo(6);
  }

  @Test
  void numbersShareOneValue() {
    PropertyValues values = values("word form\nword lemma", sentence(YEAR));
    KernelSentence x = values.encode(sentence(new Word("7", "7", "_", "_", "_"), YEAR));
    assertThat(x.word(1).matches(x.word(2))).isEqualTo(2);
  }

  @Test
  void aRepeatedFeatureCountsOnce() {
    assertThat(texts("word morph", 1, new Word("x", "_", "_", "_", "A=1|A=1"))).containsExactly("0:A=1");
  }

  @Test
  void userLayersHaveAllTheirValuesAloneAndWithOthers() {
    Word entity = DOGS.with(UserValues.of(Map.of("Ne/value", List.of("A", "B"))));
    assertThat(texts("word Ne/value\nword pos Ne/value\nword Stem/value\nword Ne/value-1", 1, entity))
        .containsExactly("0:A", "0:B", "1:NNS A", "1:NNS B");
    assertThat(texts("word Ne/value-1", 2, entity, BIG)).containsExactly("0:A", "0:B");
    assertThat(texts("word form\nword Ne/value", 0, entity)).as("root").containsExactly("0:<root>");
    assertThat(texts("word Ne/value-1\nword Ne/value+1", 1, entity)).as("neighbours of one word").isEmpty();
  }

  @Test
  void whatIsKnownOfWordsIsALayerWithOneValue() {
    PropertyList properties = PropertyList.parse("word class2\nword pos class2-1\narc any");
    PropertyValues.Builder builder = new PropertyValues.Builder(properties, new TwoClasses());
    builder.add(sentence(DOGS, CATS, YEAR));
    PropertyValues values = builder.build();
    KernelSentence x = values.encode(sentence(BIG, DOGS, YEAR));
    assertThat(x.word(1).matches(x.word(2))).as("both early").isEqualTo(1);
    assertThat(x.word(0).size()).as("root, and root behind the start").isEqualTo(2);
    assertThat(x.word(3).size()).as("of a year only the word before it").isEqualTo(1);
    IntAVLTreeSet all = new IntAVLTreeSet(IntStream.range(0, values.size()).toArray());
    assertThat(values.restrictedTo(all).encode(sentence(BIG)).word(1)).isEqualTo(x.word(1));
    assertThatIllegalArgumentException().isThrownBy(() -> new PropertyValues.Builder(properties))
        .withMessageContaining("unknown layer 'class2'");
  }

  @Test
  void absentAndUnseenValuesOfUserLayersNeverMatch() {
    Word known = BIG.with(UserValues.of(Map.of("Ne/value", List.of("A"))));
    Word unseen = BIG.with(UserValues.of(Map.of("Ne/value", List.of("C"))));
    PropertyValues values = values("word Ne/value\nword form Ne/value", sentence(known, BIG));
    KernelSentence x = values.encode(sentence(known, BIG, BIG, unseen, unseen, known));
    assertThat(x.word(1).matches(x.word(6))).isEqualTo(2);
    assertThat(x.word(2).matches(x.word(3))).isZero();
    assertThat(x.word(4).matches(x.word(5))).isZero();
  }

  @Test
  void buildingGivesTheSameNumbersAsEncoding() {
    PropertyValues.Builder builder = new PropertyValues.Builder(PropertyList.standard());
    KernelSentence first = builder.add(sentence(DOGS, BIG));
    builder.add(sentence(CATS, YEAR, DOGS));
    KernelSentence again = builder.build().encode(sentence(DOGS, BIG));
    for (int position = 0; position <= 2; position++) {
      assertThat(again.word(position)).isEqualTo(first.word(position));
    }
  }

  @Test
  void isMadeAgainFromItsValues() {
    PropertyValues values = values(PropertyList.standard().toString(), sentence(DOGS, BIG, YEAR), sentence(CATS));
    PropertyValues.Builder builder = new PropertyValues.Builder(values.properties());
    for (int number = 0; number < values.size(); number++) {
      builder.add(values.value(number));
    }
    PropertyValues again = builder.build();
    assertThat(again.size()).isEqualTo(values.size());
    Sentence sentence = sentence(CATS, BIG, YEAR);
    for (int position = 0; position <= 3; position++) {
      assertThat(again.encode(sentence).word(position)).isEqualTo(values.encode(sentence).word(position));
    }
  }

  @Test
  void restrictionKeepsTheOrderAndForgetsTheRest() {
    PropertyValues values = values("word form\nword cpos form", sentence(DOGS, CATS, BIG));
    KernelSentence x = values.encode(sentence(DOGS, BIG));
    IntAVLTreeSet used = new IntAVLTreeSet();
    for (int i = 0; i < x.word(1).size(); i++) {
      used.add(x.word(1).value(i));
    }
    PropertyValues restricted = values.restrictedTo(used);
    assertThat(restricted.size()).isEqualTo(2);
    KernelSentence y = restricted.encode(sentence(DOGS, BIG));
    assertThat(y.word(1)).isEqualTo(new KernelWord(IntList.of(0, 1)));
    assertThat(y.word(2).size()).isZero();
  }

  @Test
  void rejectsValuesOfNoProperty() {
    PropertyValues.Builder builder = new PropertyValues.Builder(PropertyList.parse("word form\narc any"));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.add(new PropertyValue(1, List.of("x"))));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.add(new PropertyValue(0, List.of("x", "y"))));
  }

  private static PropertyValues values(String words, Sentence... sentences) {
    PropertyValues.Builder builder = new PropertyValues.Builder(PropertyList.parse(words + "\narc any"));
    List.of(sentences).forEach(builder::add);
    return builder.build();
  }

  /** The values of a word, each as the number of its line and its atoms. */
  private static Set<String> texts(String lines, int position, Word... words) {
    PropertyValues values = values(lines, sentence(words));
    KernelWord token = values.encode(sentence(words)).word(position);
    return IntStream.range(0, token.size())
        .mapToObj(i -> values.value(token.value(i)))
        .map(value -> value.property() + ":" + String.join(" ", value.atoms()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Sentence sentence(Word... words) {
    return new Sentence(List.of(words));
  }
}
