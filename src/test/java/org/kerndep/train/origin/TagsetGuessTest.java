package org.kerndep.train.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.base.LabelSet;

class TagsetGuessTest {

  @Test
  void relationsWithAndWithoutSubtypesAreUd() {
    assertThat(guess("nsubj", "nsubj:pass", "obj", "root")).isEqualTo("ud");
    List<String> labels =
        LabelSet.of(Examples.read(Examples.TURKISH)).labels().stream().map(LabelSet.Label::name).toList();
    assertThat(TagsetGuess.of(labels)).isEqualTo("ud");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dobj", "nsubjpass", "NSUBJ", "SB", "comp:obj", "_", ":pass", "nsubjx:pass"})
  void oneOtherLabelMakesTheTagsetUnknown(String other) {
    assertThat(guess("nsubj", "root", other)).isEqualTo("unknown");
  }

  @Test
  void theManifestSaysIt() {
    assertThat(Examples.englishModel().manifest().get("dependency-tagset")).contains("ud");
  }

  private static String guess(String... labels) {
    return TagsetGuess.of(List.of(labels));
  }
}
