package org.kerndep.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Layer;
import org.kerndep.data.Word;
import org.kerndep.run.Workers;
import org.kerndep.testing.Sentences;

class VectorClassesTest {

  private static final WordVectors VECTORS = PlantedVectors.words(6000, 20, 2, 3);

  private static WordClasses classes(WordVectors vectors, int threads) {
    try (Workers workers = new Workers(threads)) {
      return VectorClasses.of(vectors, "vectors of our own", workers);
    }
  }

  private static Map<String, String> paths(WordClasses classes) {
    Map<String, String> paths = new TreeMap<>();
    classes.forEach((word, path) -> paths.put(word, classes.paths().get(path)));
    return paths;
  }

  @Test
  void classesAreNestedAndAsManyAsTheirNamesSay() {
    WordClasses classes = classes(VECTORS, 1);
    assertThat(classes.layers()).containsExactly("class32", "class128", "class512");
    Map<String, String> coarser = new HashMap<>();
    for (String form : VECTORS.words()) {
      Word word = Sentences.word(form);
      String middle = classes.value(word, "class128");
      assertThat(coarser.computeIfAbsent(middle, m -> classes.value(word, "class32")))
          .isEqualTo(classes.value(word, "class32"));
      assertThat(coarser.computeIfAbsent(classes.value(word, "class512"), m -> middle)).isEqualTo(middle);
    }
    assertThat(coarser.keySet().stream().filter(path -> path.length() == 2)).hasSize(128);
    assertThat(coarser.keySet().stream().filter(path -> path.length() == 3)).hasSizeBetween(480, 512);
  }

  @Test
  void threadsChangeNothing() {
    assertThat(paths(classes(VECTORS, 2))).isEqualTo(paths(classes(VECTORS, 1)));
  }

  @Test
  void wordsAreFoundByFormAndThenByLowerCase() {
    WordClasses classes = classes(new WordVectors(List.of("bank", "Bank"), List.of(new float[] {1, 0},
        new float[] {0, 1})), 1);
    String lower = classes.value(Sentences.word("bank"), "class32");
    assertThat(classes.value(Sentences.word("Bank"), "class32")).isNotEqualTo(lower);
    assertThat(classes.value(Sentences.word("BANK"), "class32")).isEqualTo(lower);
    assertThat(classes.value(Sentences.word("river"), "class32")).isEqualTo(Word.ABSENT);
  }

  @Test
  void layersThatItLacksAreRefusedWithThoseThatItHas() {
    WordClasses classes = classes(PlantedVectors.words(9, 3, 0, 1), 1);
    classes.require(List.of(Layer.POS, Layer.named("class128")));
    assertThatIllegalArgumentException().isThrownBy(() -> classes.require(List.of(Layer.named("class64"))))
        .withMessageContaining("unknown layer 'class64'").withMessageContaining("class128, class32, class512");
  }
}
