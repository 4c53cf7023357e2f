package org.kerndep.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Features of arcs in words. */
class FeatureWordsTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "h.pos=VERB m.pos=NOUN dd=right2|head VERB, modifier NOUN, 2 to the right",
    "h-1.cpos=DET m+2.form=dog dir=left|word before head DET, second word after modifier form dog, to the left",
    "b.cpos=ADP dd=left6-10 label=obl|between ADP, 6-10 to the left, label obl",
    "h.pos=VERB m.pos=NOUN > h.pos=NOUN m.pos=ADP|head VERB, modifier NOUN; below it head NOUN, modifier ADP",
    "h.pos=<root> m-1.pos=<other-end>|head is the root, word before modifier is the other end",
    "bias=1|always"})
  void readersUnderstandThem(String text, String words) {
    assertThat(FeatureWords.words(text)).isEqualTo(words);
  }
}
