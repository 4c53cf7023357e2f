package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.support.Support;
import org.openjdk.jmh.annotations.Param;

/** The scorers are measured at the same work, and on data of the kind that is described. */
class SupportScorerBenchmarkTest {

  private static double sum(String scorer, String heads, String labels) {
    SupportScorerBenchmark benchmark = new SupportScorerBenchmark();
    benchmark.scorer = scorer;
    benchmark.parts = 400;
    benchmark.words = 7;
    benchmark.heads = heads;
    benchmark.labels = labels;
    benchmark.prepare();
    return benchmark.sentence();
  }

  @ParameterizedTest
  @CsvSource({"3, one", "3, all", "all, one", "all, all"})
  void allScorersGiveTheSameScores(String heads, String labels) throws NoSuchFieldException {
    double expected = sum("brute", heads, labels);
    assertThat(expected).isNotZero();
    for (String scorer : List.of(SupportScorerBenchmark.class.getDeclaredField("scorer").getAnnotation(Param.class)
        .value())) {
      assertThat(sum(scorer, heads, labels)).as(scorer).isCloseTo(expected, within(1e-9));
    }
  }

  @Test
  void supportIsMadeOfPairsAndLooksLikeATreebank() {
    Support support = new SyntheticSupport(1).support(3000);
    assertThat(support.size()).isBetween(2900, 3000);
    double[] sums = new double[2];
    support.forEach((part, coefficient) -> {
      sums[0] += coefficient;
      sums[1] += part.words().stream().mapToInt(word -> word.size()).average().orElseThrow();
    });
    assertThat(sums[0]).isCloseTo(0, within(1e-9));
    assertThat(sums[1] / support.size()).as("values of a word").isBetween(15.0, 30.0);
  }

  /** As on real data, two words share about one value. */
  @Test
  void wordsShareAboutOneValue() {
    SyntheticSupport synthetic = new SyntheticSupport(1);
    KernelSentence words = synthetic.sentence(20);
    double[] matches = new double[2];
    synthetic.support(2000).forEach((KernelPart part, double coefficient) -> {
      for (int m = 1; m <= 20; m++) {
        matches[0] += words.word(m).matches(part.words().get(1));
        matches[1]++;
      }
    });
    assertThat(matches[0] / matches[1]).isBetween(0.7, 2.0);
  }
}
