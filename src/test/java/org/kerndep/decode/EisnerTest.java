package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.part.RandomScores;

class EisnerTest extends DecoderContract {

  @Override
  String name() {
    return "eisner";
  }

  @Override
  boolean projective() {
    return true;
  }

  @ParameterizedTest
  @CsvSource({"1,1,1", "2,3,2", "3,12,7", "4,55,30", "5,273,143", "6,1428,728"})
  void everyTreeHasOneDerivation(int words, long multiRoot, long singleRoot) {
    RandomScores scores = new RandomScores(words, 1);
    assertThat(DerivationCounts.of(new EisnerGrammar(scores, RootMode.MULTI))).isEqualTo(multiRoot);
    assertThat(DerivationCounts.of(new EisnerGrammar(scores, RootMode.SINGLE))).isEqualTo(singleRoot);
  }
}
