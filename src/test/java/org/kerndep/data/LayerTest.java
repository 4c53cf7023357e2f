package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.testing.TwoClasses;

class LayerTest {

  private static final Word WORD = new Word("f", "l", "c", "p", "M=1|N=2")
      .with(UserValues.of(Map.of("misc/Gloss", List.of("x", "y"))));

  @ParameterizedTest
  @ValueSource(strings = {"form", "lemma", "pos", "cpos", "morph", "misc/Gloss", "my.types.Field/a/b", "class64",
    "class.coarse", "class.middle", "class.fine"})
  void nameGivesTheLayerBack(String name) {
    Layer layer = Layer.named(name);
    assertThat(layer).hasToString(name).isEqualTo(Layer.named(layer.name())).hasSameHashCodeAs(Layer.named(name));
  }

  @Test
  void columnsAnswerWhatTheWordHas() {
    assertThat(Layer.COLUMNS).extracting(layer -> layer.values(WORD, WordKnowledge.NONE))
        .containsExactly(List.of("f"), List.of("l"), List.of("p"), List.of("c"), List.of("M=1", "N=2"));
    assertThat(Layer.COLUMNS).filteredOn(Layer::isSingleValued).doesNotContain(Layer.MORPH).hasSize(4);
  }

  @Test
  void absentValuesAreNoneButAFormAlwaysIsOne() {
    Word bare = new Word("_", null, null, null, null);
    assertThat(Layer.COLUMNS).extracting(layer -> layer.values(bare, WordKnowledge.NONE))
        .containsExactly(List.of("_"), List.of(), List.of(), List.of(), List.of());
  }

  @Test
  void aPathIsAUserLayerWithAnyNumberOfValues() {
    Layer gloss = Layer.named("misc/Gloss");
    assertThat(gloss.isUserLayer()).isTrue();
    assertThat(gloss.isSingleValued()).isFalse();
    assertThat(gloss.values(WORD, WordKnowledge.NONE)).containsExactly("x", "y");
    assertThat(Layer.named("Stem/value").values(WORD, WordKnowledge.NONE)).isEmpty();
  }

  @Test
  void aNameWithANumberIsALayerOfKnowledge() {
    Layer classes = Layer.named("class2");
    assertThat(classes.isUserLayer()).isFalse();
    assertThat(classes.isSingleValued()).isTrue();
    assertThat(classes.values(WORD, new TwoClasses())).containsExactly("early");
    assertThat(classes.values(new Word("7", "7", "_", "_", "_"), new TwoClasses())).isEmpty();
  }

  @Test
  void grainsAreTheFinestLayersOfAnyKnowledge() {
    WordKnowledge four = knowledge(List.of("brown4", "brown6", "brown10", "brown20"));
    assertThat(Stream.of("class.coarse", "class.middle", "class.fine", "pos", "a/b", "class64")
        .map(name -> Layer.named(name).knownBy(four).orElseThrow().name()))
        .containsExactly("brown6", "brown10", "brown20", "pos", "a/b", "class64");
    assertThat(Layer.named("class.middle").knownBy(new TwoClasses())).contains(Layer.named("class2"));
    assertThat(Layer.named("class.middle").knownBy(WordKnowledge.NONE)).isEmpty();
    WordKnowledge.NONE.require(List.of(Layer.named("class.fine")));
  }

  private static WordKnowledge knowledge(List<String> layers) {
    return new WordKnowledge() {
      @Override
      public Set<String> layers() {
        return new LinkedHashSet<>(layers);
      }

      @Override
      public String value(Word word, String layer) {
        return Word.ABSENT;
      }
    };
  }

  @Test
  void errorsSayWhichLayersThereAre() {
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.named("colour")).withMessage("unknown layer 'colour'; "
        + "layers are form, lemma, pos, cpos, morph, and feature paths such as NamedEntity/value");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TwoClasses().require(List.of(Layer.POS, Layer.named("a/b"), Layer.named("class64"))))
        .withMessage("unknown layer 'class64'; layers are form, lemma, pos, cpos, morph, class2, and feature paths such "
            + "as NamedEntity/value");
    assertThatIllegalArgumentException().isThrownBy(() -> Layer.user("Stem"))
        .withMessageStartingWith("'Stem' is no feature path");
  }
}
