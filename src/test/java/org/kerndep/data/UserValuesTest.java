package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserValuesTest {

  private static final UserValues ENTITIES = UserValues.of(Map.of("Ne/value", List.of("PER", "ORG")));

  @Test
  void aLayerHasAnyNumberOfDifferentValues() {
    assertThat(ENTITIES.of("Ne/value")).containsExactly("PER", "ORG");
    assertThat(ENTITIES.of("Stem/value")).isEmpty();
    assertThat(UserValues.of(Map.of("Ne/value", List.of("PER", "PER", "ORG")))).isEqualTo(ENTITIES);
  }

  @Test
  void whatIsAbsentIsLeftOut() {
    UserValues values = UserValues.of(Map.of("a/b", Arrays.asList("x", "", null, "_"), "c/d", List.of("_")));
    assertThat(values.of("a/b")).containsExactly("x");
    assertThat(values.paths()).containsExactly("a/b");
    assertThat(UserValues.of(Map.of("c/d", List.of()))).isSameAs(UserValues.NONE);
  }

  @Test
  void doesNotChangeWithWhatItWasMadeOf() {
    List<String> list = new ArrayList<>(List.of("x"));
    UserValues values = UserValues.of(Map.of("a/b", list));
    list.add("y");
    assertThat(values.of("a/b")).containsExactly("x");
  }

  @Test
  void wordsWithOtherValuesAreOtherWords() {
    Word plain = new Word("Oslo", "Oslo", "PROPN", "_", "_");
    assertThat(plain.user()).isSameAs(UserValues.NONE);
    assertThat(plain.with(ENTITIES)).isNotEqualTo(plain);
    assertThat(plain.with(ENTITIES)).isEqualTo(plain.with(UserValues.of(Map.of("Ne/value", List.of("PER", "ORG")))))
        .hasSameHashCodeAs(plain.with(UserValues.of(Map.of("Ne/value", List.of("PER", "ORG")))));
    assertThat(plain.with(ENTITIES).with(UserValues.NONE)).isEqualTo(plain);
    Sentence sentence = new Sentence(List.of(plain.with(ENTITIES)));
    assertThat(sentence).isNotEqualTo(new Sentence(List.of(plain)));
    assertThat(sentence.slice(1, 1).word(1).user()).isEqualTo(ENTITIES);
  }
}
