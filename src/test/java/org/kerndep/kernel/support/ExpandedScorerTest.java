package org.kerndep.kernel.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.RandomParts;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;
import org.kerndep.run.Workers;

/** Whatever counts as frequent, the scores are the same. */
class ExpandedScorerTest {

  @Test
  void threadsThatBeginTogetherGetTheSameBits() {
    Random random = new Random(6);
    RandomParts parts = new RandomParts(random, 6, 5, 4);
    Support.Builder builder = new Support.Builder();
    for (int i = 0; i < 3000; i++) {
      builder.add(parts.part(PartShape.ARC), random.nextGaussian());
    }
    TemplateKernel kernel = (TemplateKernel) Kernels.parse("template(arc)", PropertyList.standard());
    Support support = builder.build();
    KernelSentence words = parts.sentence(12);
    double[] expected = allArcs(new ExpandedScorer(support, kernel), words);
    ExpandedScorer shared = new ExpandedScorer(support, kernel);
    try (Workers workers = new Workers(4)) {
      assertThat(workers.map(8, i -> allArcs(shared, words))).allSatisfy(
          scores -> assertThat(scores).containsExactly(expected));
    }
  }

  private static double[] allArcs(SupportScorer scorer, KernelSentence words) {
    SupportScores scores = scorer.scores(words);
    ArcGraph graph = ArcGraph.complete(words.size());
    return IntStream.range(0, graph.arcCount())
        .mapToDouble(arc -> scores.arc(graph.head(arc), graph.modifier(arc), 1)).toArray();
  }

  @Nested
  class ByDefault implements SupportScorerContract {

    @Override
    public SupportScorer scorer(Support support, TemplateKernel kernel) {
      return new ExpandedScorer(support, kernel);
    }
  }

  @Nested
  class WithSomeFrequentValues implements SupportScorerContract {

    @Override
    public SupportScorer scorer(Support support, TemplateKernel kernel) {
      return new ExpandedScorer(support, kernel, 5, 2);
    }
  }

  @Nested
  class WithoutFrequentValues implements SupportScorerContract {

    @Override
    public SupportScorer scorer(Support support, TemplateKernel kernel) {
      return new ExpandedScorer(support, kernel, 0, 1);
    }
  }

  @Nested
  class WithOnlyFrequentValues implements SupportScorerContract {

    @Override
    public SupportScorer scorer(Support support, TemplateKernel kernel) {
      return new ExpandedScorer(support, kernel, Integer.MAX_VALUE, 1);
    }
  }
}
