package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MultiwordSplitTest {

  @ParameterizedTest
  @CsvSource({
    "don't, do n't, do|n't", "Evdeki, evde ki, Evde|ki", "dámelo, da me lo, dá|me|lo", "au, à le, a|u",
    "aux, à les, a|ux", "du, de le, d|u", "zum, zu dem, zu|m", "naquele, em aquele, n|aquele",
    "vámonos, vamos nos, vámo|nos", "abc, x y z, a|b|c", "whole, whole, whole", "xy, abcdef g, x|y",
    "🐸🦆, frog duck, 🐸|🦆"})
  void everyWordGetsItsLettersAndAtLeastOne(String text, String words, String parts) {
    assertThat(split(text, List.of(words.split(" ")))).isEqualTo(parts);
  }

  @Test
  void aVeryLongTextIsDividedInProportion() {
    assertThat(MultiwordSplit.ends("x".repeat(3000), List.of("a".repeat(1000), "b".repeat(2000), "c")))
        .containsExactly(999, 2999, 3000);
  }

  private static String split(String text, List<String> words) {
    int[] ends = MultiwordSplit.ends(text, words);
    StringBuilder parts = new StringBuilder();
    int begin = 0;
    for (int end : ends) {
      parts.append(begin == 0 ? "" : "|").append(text, begin, end);
      begin = end;
    }
    assertThat(begin).as(Arrays.toString(ends)).isEqualTo(text.length());
    return parts.toString();
  }
}
