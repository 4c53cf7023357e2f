package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.data.RootMode;
import org.kerndep.part.AllTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.RandomScores;

class ChuLiuEdmondsTest extends KBestContract {

  @Override
  String name() {
    return "mst";
  }

  @Override
  boolean projective() {
    return false;
  }

  @ParameterizedTest
  @CsvSource({"1,1,1", "2,3,2", "3,16,9", "4,125,64", "5,1296,625"})
  void theOracleKnowsAllTrees(int words, int multiRoot, int singleRoot) {
    assertThat(AllTrees.of(words, tree -> true)).hasSize(multiRoot);
    assertThat(AllTrees.of(words, tree -> tree.rootChildren() == 1)).hasSize(singleRoot);
  }

  /** Best heads form a cycle of cycles here, so that contracted nodes are contracted again. */
  @Test
  void nestedCyclesAreResolved() {
    PartScores scores = new RandomScores(4, 0) {
      @Override
      public double arc(int head, int modifier) {
        if (head == 0) {
          return modifier == 3 ? 1 : 0;
        }
        boolean pair = (head - 1) / 2 == (modifier - 1) / 2;
        return pair ? 10 : 5 + 0.1 * head;
      }
    };
    assertThat(Decoders.create("mst", RootMode.SINGLE).decode(scores).tree().heads()).containsExactly(0, 4, 1, 0, 3);
  }
}
