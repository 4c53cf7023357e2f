package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Both ways to score by a tree kernel are measured at the same work. */
class TreeKernelBenchmarkTest {

  private static double[] scores(String scorer) {
    TreeKernelBenchmark benchmark = new TreeKernelBenchmark();
    benchmark.scorer = scorer;
    benchmark.updates = 10;
    benchmark.prepare();
    return benchmark.list();
  }

  @Test
  void bothGiveTheSameScores() {
    double[] naive = scores("naive");
    assertThat(naive).hasSize(25).doesNotContain(0);
    assertThat(scores("dag")).containsExactly(naive, within(1e-9));
  }
}
