package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.part.PartScores;
import org.kerndep.part.RandomScores;

/** What every chart grammar owes its solvers: one derivation per projective tree. */
abstract class ChartContract extends KBestContract {

  abstract ChartGrammar grammar(PartScores scores, RootMode roots);

  @Override
  boolean projective() {
    return true;
  }

  @ParameterizedTest
  @CsvSource({"1,1,1", "2,3,2", "3,12,7", "4,55,30", "5,273,143", "6,1428,728"})
  void everyTreeHasOneDerivation(int words, long multiRoot, long singleRoot) {
    RandomScores scores = new RandomScores(words, 1);
    assertThat(DerivationCounts.of(grammar(scores, RootMode.MULTI))).isEqualTo(multiRoot);
    assertThat(DerivationCounts.of(grammar(scores, RootMode.SINGLE))).isEqualTo(singleRoot);
  }
}
