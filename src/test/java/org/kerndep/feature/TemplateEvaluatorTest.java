package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.UserValues;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.testing.TwoClasses;

class TemplateEvaluatorTest {

  private final Sentence sentence = new Sentence(List.of(
      new Word("two", "two", "NUM", "CD", "NumType=Card"),
      new Word("big", "big", "ADJ", "JJ", "_").with(UserValues.of(Map.of("misc/Gloss", List.of("x", "y")))),
      new Word("red", "red", "ADJ", "JJ", "_"),
      new Word("dogs", "dog", "NOUN", "NNS", "Case=Nom|Number=Plur"),
      new Word("bark", "bark", "VERB", "VBP", "Number=Plur|Tense=Pres")));
  private final EncodedSentence x = new Vocabulary.Builder(1)
      .withLayers(List.of(Layer.named("misc/Gloss"), Layer.named("class2")), new TwoClasses())
      .addAll(new Treebank(List.of(new ParsedSentence(sentence,
          DependencyTree.unlabelled(new int[] {0, 4, 4, 4, 5, 0})))))
      .build().encode(sentence);

  private List<Long> keys(String atoms, int head, int modifier) {
    KeyBuffer buffer = new KeyBuffer();
    new TemplateEvaluator(TemplateSet.Section.ARC, List.of(Template.parse(atoms)))
        .place(Atom.Role.HEAD, head)
        .place(Atom.Role.MODIFIER, modifier)
        .evaluate(x, Distance.code(head, modifier), buffer);
    return IntStream.range(0, buffer.once.size()).mapToObj(buffer.once::get).toList();
  }

  @Test
  void wordsBetweenCountOncePerValue() {
    assertThat(keys("b.cpos", 5, 1)).hasSize(2).doesNotHaveDuplicates();
    assertThat(keys("b.form", 5, 1)).hasSize(3);
    assertThat(keys("b.cpos", 5, 4)).isEmpty();
  }

  @Test
  void morphologyPairsAreAllCombinations() {
    assertThat(keys("h.morph m.morph", 5, 4)).hasSize(4).doesNotHaveDuplicates();
    assertThat(keys("h.morph m.morph", 4, 2)).isEmpty();
  }

  @Test
  void aUserLayerHasAKeyForEachOfItsValuesAsMorphologyHas() {
    assertThat(keys("m.misc/Gloss", 4, 2)).hasSize(2).doesNotHaveDuplicates();
    assertThat(keys("m.misc/Gloss h.morph", 4, 2)).hasSize(4).doesNotHaveDuplicates();
    assertThat(keys("m.misc/Gloss", 4, 3)).isEmpty();
    assertThat(keys("m-1.misc/Gloss", 5, 3)).hasSize(2);
  }

  /** Two and red are late, big, dogs and bark are early. */
  @Test
  void whatIsKnownOfWordsIsALayerWithOneValue() {
    assertThat(keys("h.class2 m.class2", 4, 3)).hasSize(1).isEqualTo(keys("h.class2 m.class2", 5, 1))
        .isNotEqualTo(keys("h.class2 m.class2", 4, 2));
    assertThat(keys("h-1.class2", 3, 5)).isEqualTo(keys("h-1.class2", 5, 2)).isNotEqualTo(keys("h-1.class2", 4, 2));
    assertThat(keys("b.class2", 1, 5)).hasSize(2);
  }

  /** An evaluator serves sentences of any vocabulary that has its layers. */
  @Test
  void vocabulariesMayHaveOtherLayersBesides() {
    Treebank treebank = new Treebank(List.of(new ParsedSentence(sentence,
        DependencyTree.unlabelled(new int[] {0, 4, 4, 4, 5, 0}))));
    EncodedSentence fewer = new Vocabulary.Builder(1).withLayers(List.of(Layer.named("misc/Gloss")), new TwoClasses())
        .addAll(treebank).build().encode(sentence);
    TemplateEvaluator evaluator =
        new TemplateEvaluator(TemplateSet.Section.ARC, List.of(Template.parse("m.misc/Gloss h.pos")));
    evaluator.place(Atom.Role.HEAD, 4).place(Atom.Role.MODIFIER, 2);
    for (EncodedSentence encoded : List.of(x, fewer, x)) {
      KeyBuffer buffer = new KeyBuffer();
      evaluator.evaluate(encoded, 1, buffer);
      assertThat(IntStream.range(0, buffer.once.size()).mapToObj(buffer.once::get))
          .isEqualTo(keys("m.misc/Gloss h.pos", 4, 2));
    }
  }

  @Test
  void aNeighbourThatIsTheOtherEndIsNotItself() {
    assertThat(keys("h-1.cpos m.cpos", 5, 4)).isNotEqualTo(keys("h-1.cpos m.cpos", 5, 1));
    assertThat(keys("h+1.form", 3, 4)).isEqualTo(keys("h+1.form", 4, 5));
  }

  @Test
  void absentNeighboursAtTheEdgesHaveValuesOfTheirOwn() {
    assertThat(keys("m-1.form", 4, 1)).isNotEqualTo(keys("m+1.form", 4, 5));
  }

  @ParameterizedTest
  @CsvSource({"5,4,1", "5,3,2", "7,1,6", "30,1,7", "12,1,7", "11,1,6", "4,5,8", "0,1,8", "0,20,14", "1,7,13"})
  void distanceHasSevenBucketsOnEachSide(int head, int modifier, int code) {
    assertThat(Distance.code(head, modifier)).isEqualTo(code);
    assertThat(Distance.isRight(code)).isEqualTo(head < modifier);
  }
}
