package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Sentences.sentence;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Taggings.Tagging;

final class TaggingsTest {

  private static final Sentence DOGS = sentence("Dogs bark");
  private static final Tagging LIKELY = new Tagging(DOGS, -0.5);
  private static final Tagging UNLIKELY = new Tagging(DOGS, -2);

  @Test
  void theMostProbableComesFirst() {
    Taggings two = new Taggings(List.of(LIKELY, UNLIKELY));
    assertThat(two.best()).isSameAs(DOGS);
    assertThat(two.first(1).all()).containsExactly(LIKELY);
    assertThat(two.first(5)).isSameAs(two);
    assertThatThrownBy(() -> new Taggings(List.of(UNLIKELY, LIKELY))).hasMessageContaining("tagging 2");
  }

  @Test
  void thereIsOneAtLeastAndAllHaveTheSameWords() {
    assertThatThrownBy(() -> new Taggings(List.of())).hasMessageContaining("without a tagging");
    assertThatThrownBy(() -> new Taggings(List.of(LIKELY, new Tagging(sentence("Dogs"), -3))))
        .hasMessageContaining("different numbers of words");
    assertThatThrownBy(() -> new Tagging(DOGS, 0.1)).hasMessageContaining("0.1");
    assertThatThrownBy(() -> new Tagging(DOGS, Double.NaN)).hasMessageContaining("NaN");
  }

  @Test
  void givenTagsAreCertain() {
    assertThat(Taggings.given(DOGS).all()).containsExactly(new Tagging(DOGS, 0));
  }

  @Test
  void changesReachEachSentence() {
    Sentence cats = sentence("Cats bark");
    assertThat(new Taggings(List.of(LIKELY, UNLIKELY)).map(sentence -> cats).all())
        .containsExactly(new Tagging(cats, -0.5), new Tagging(cats, -2));
  }
}
