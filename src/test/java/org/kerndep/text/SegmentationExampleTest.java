package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SegmentationExampleTest {

  @Test
  void signsAreCutsOfTheText() {
    SegmentationExample example = SegmentationExample.parse("I do‿n't¦. | Why¦?|No⏎|- Tom");
    assertThat(example.text()).isEqualTo("I don't. Why?No\n- Tom");
    assertThat(example.sentences()).containsExactly("I do+n't .", "Why ?", "No", "- Tom");
  }

  @Test
  void theCutsOfAnExampleKeepItsCharacters() throws Exception {
    for (SegmentationExample example : SegmentationExample.english()) {
      assertThat(String.join("", example.sentences()).replaceAll("[ +]", ""))
          .isEqualTo(example.text().replaceAll("[\\s+]", ""));
    }
  }
}
