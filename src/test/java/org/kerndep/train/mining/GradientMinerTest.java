package org.kerndep.train.mining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.KBestList;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MiningSpace;
import org.kerndep.run.Workers;
import org.kerndep.train.config.MiningConfig;

class GradientMinerTest {

  private final List<MiningExample> examples = RandomMiningLists.of(80, new Random(7));

  private static MiningConfig config(MiningSpace space, int order, double c, int rounds) {
    return new MiningConfig(space, order, c, rounds, true, 1 << 16);
  }

  private MinedFeatures mined(MiningConfig config, int threads) {
    try (Workers workers = new Workers(threads)) {
      return new GradientMiner(config, RandomMiningLists.FEATURES, RandomMiningLists.KNOWLEDGE, workers).mine(examples);
    }
  }

  private static List<String> texts(MinedFeatures features) {
    return IntStream.range(0, features.size()).mapToObj(features::text).toList();
  }

  @ParameterizedTest
  @EnumSource
  void threadsDoNotMatter(MiningSpace space) {
    List<String> one = texts(mined(config(space, 3, 2, 3), 1));
    assertThat(texts(mined(config(space, 3, 2, 3), 2))).isEqualTo(one).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void settingsMatter() {
    List<String> usual = texts(mined(config(MiningSpace.TREE, 3, 2, 1), 1));
    assertThat(texts(mined(config(MiningSpace.TREE, 2, 2, 1), 1)).size()).isLessThan(usual.size());
    assertThat(texts(mined(config(MiningSpace.TREE, 3, 5, 1), 1)).size()).isLessThan(usual.size());
    assertThat(texts(mined(config(MiningSpace.POLYNOMIAL, 3, 2, 1), 1))).isNotEqualTo(usual);
    assertThat(texts(mined(config(MiningSpace.TREE, 3, 2, 4), 1))).isNotEqualTo(usual);
    assertThat(usual).anyMatch(text -> text.contains(" > ")).anyMatch(text -> text.contains(" + "));
  }

  @Test
  void aScoreIsTheSumOfTheWeightsOfWhatATreeHas() {
    MinedFeatures features = mined(config(MiningSpace.TREE, 3, 2, 2), 1);
    Random random = new Random(8);
    WeightTable.Builder weights = new WeightTable.Builder(WeightTable.bitsFor(features.size()), 0, 0.01f);
    IntStream.range(0, features.size()).forEach(i -> weights.set(i, random.nextInt(200) - 100));
    MinedScorer scorer = new MinedScorer(features, weights.build());
    for (MiningExample example : examples.subList(0, 20)) {
      KBestList list = example.list();
      double[] scores = scorer.scores(list);
      for (int tree = 0; tree < scores.length; tree++) {
        Map<String, Integer> counts = CandidateCountsTest.inFragments(list.get(tree));
        double sum = IntStream.range(0, features.size())
            .filter(i -> counts.containsKey(features.text(i))).mapToDouble(scorer.weights()::get).sum();
        assertThat(scores[tree]).isCloseTo(sum, within(1e-6));
      }
    }
    assertThat(scorer.features()).hasSize(RandomMiningLists.FEATURES.templates().toString().lines().toList().size()
        + Math.min(20, features.size()));
  }

  @Test
  void nothingToLearnIsNothingMined() {
    try (Workers workers = new Workers(1)) {
      assertThat(new GradientMiner(config(MiningSpace.TREE, 2, 2, 2), RandomMiningLists.FEATURES, RandomMiningLists.KNOWLEDGE,
          workers).mine(List.of()).size()).isZero();
    }
  }

  @Test
  void badSettingsAreRefused() {
    assertThatThrownBy(() -> config(MiningSpace.TREE, 3, 0, 1)).hasMessageContaining("C above 0");
    assertThatThrownBy(() -> config(MiningSpace.TREE, 3, -1, 1)).hasMessageContaining("C above 0");
    assertThatThrownBy(() -> config(MiningSpace.TREE, 0, 1, 1)).hasMessageContaining("order from 1");
    assertThatThrownBy(() -> new MiningConfig(MiningSpace.TREE, 3, 3, 1, false, 1L << 50))
        .hasMessageContaining("does not fit into the heap");
  }
}
