package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.config.RerankLoss;

class WholeTreeLearnerTest {

  private static final BaseModel BASE = Examples.englishModel().base();

  private final List<RerankExample> examples = Examples.read(Examples.ENGLISH_TEST).sentences().stream()
      .map(WholeTreeLearnerTest::example).filter(example -> example.size() > 1).toList();
  private final IntList all = new IntArrayList(IntStream.range(0, examples.size()).toArray());

  private static RerankExample example(ParsedSentence gold) {
    return new RerankExample(gold,
        KBestList.of(gold.sentence(), new BaseParser(BASE).parse(gold.sentence(), 5)), RerankLoss.HEADS);
  }

  private double[] scores(WholeTreeLearner learner, int example) {
    double[] scores = new double[examples.get(example).size()];
    learner.addScores(example, scores);
    return scores;
  }

  @Test
  void anUpdateMovesTwoTreesApartByTheirDistance() {
    try (Workers workers = new Workers(1)) {
      WholeTreeLearner learner =
          new WholeTreeLearner(examples, BASE.vocabulary(), TreeTemplateSet.standard(), 22, workers);
      learner.prepare(all);
      assertThat(scores(learner, 0)).containsOnly(0);
      learner.add(0, 1, 0, 0.25, 1);
      double[] after = scores(learner, 0);
      assertThat(after[1] - after[0]).isCloseTo(0.25 * learner.squaredDistance(0, 1, 0), within(1e-4));
      assertThat(learner.squaredDistance(0, 1, 1)).isZero();
    }
  }

  @Test
  void theMeanIsWhatIsKept() {
    try (Workers workers = new Workers(2)) {
      WholeTreeLearner learner =
          new WholeTreeLearner(examples, BASE.vocabulary(), TreeTemplateSet.standard(), 18, workers);
      learner.prepare(all);
      for (int example = 0; example < examples.size(); example++) {
        learner.add(example, 1, 0, 0.1, example + 1);
      }
      WholeTreeScorer kept = learner.average(examples.size());
      for (int example = 0; example < examples.size(); example++) {
        double[] expected = new double[examples.get(example).size()];
        learner.addAverageScores(example, examples.size(), expected);
        assertThat(kept.scores(examples.get(example).list()))
            .containsExactly(expected, within(0.05));
      }
    }
  }
}
