package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.run.Workers;
import org.kerndep.train.config.RerankConfig;
import org.kerndep.train.config.RerankLoss;
import org.kerndep.train.config.TrainingConfig;

class MinedLearnerTest {

  private final List<RerankExample> examples = new RandomLists(4).examples(60, RerankLoss.HEADS);
  private final IntList all = numbers(0, 60);

  private static IntList numbers(int from, int to) {
    return new IntArrayList(IntStream.range(from, to).toArray());
  }

  private static MinedFeatures mined(List<RerankExample> examples, IntList chosen, Workers workers) throws IOException {
    RerankConfig config = TrainingConfig.DEFAULT.with("rerank-features", "mined").with("mining-c", "1")
        .with("mining-order", "2").with("mining-memory", "65536").reranker();
    return new MiningLists(new RerankLearners.Input(config, Examples.englishModel().base(), examples, workers))
        .mine(chosen);
  }

  private static List<String> texts(MinedFeatures features) {
    return IntStream.range(0, features.size()).mapToObj(features::text).toList();
  }

  @Test
  void listsThatAreHeldOutAreNotMined() throws IOException {
    List<RerankExample> others = new ArrayList<>(examples.subList(0, 40));
    others.addAll(new RandomLists(99).examples(20, RerankLoss.HEADS));
    try (Workers workers = new Workers(1)) {
      List<String> learnt = texts(mined(examples, numbers(0, 40), workers));
      assertThat(texts(mined(others, numbers(0, 40), workers))).isEqualTo(learnt).isNotEmpty();
      assertThat(texts(mined(examples, all, workers))).isNotEqualTo(learnt);
    }
  }

  @Test
  void theMeanIsWhatIsKept() throws IOException {
    try (Workers workers = new Workers(2)) {
      MinedLearner learner = new MinedLearner(examples, mined(examples, all, workers), workers);
      learner.prepare(all);
      double[] before = new double[examples.get(0).size()];
      learner.addScores(0, before);
      assertThat(before).containsOnly(0);
      long steps = 0;
      for (int example = 0; example < examples.size(); example++) {
        int last = examples.get(example).size() - 1;
        learner.add(example, examples.get(example).oracle(), last, 0.01, ++steps);
      }
      MinedScorer kept = learner.average(steps);
      assertThat(kept.mined().size()).isPositive();
      for (int example = 0; example < examples.size(); example++) {
        double[] expected = new double[examples.get(example).size()];
        learner.addAverageScores(example, steps, expected);
        assertThat(kept.scores(examples.get(example).list())).containsExactly(expected, within(0.05));
      }
    }
  }
}
