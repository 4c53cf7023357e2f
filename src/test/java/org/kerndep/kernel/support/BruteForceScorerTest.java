package org.kerndep.kernel.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.kerndep.kernel.KernelExample;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.TemplateKernel;

/** The oracle of the other scorers gives the scores that were worked out by hand. */
class BruteForceScorerTest implements SupportScorerContract {

  @Override
  public SupportScorer scorer(Support support, TemplateKernel kernel) {
    return new BruteForceScorer(support, kernel);
  }

  @Test
  void scoresAnUnseenArcByTheFirstUpdate() {
    Support support = new Support.Builder()
        .add(KernelExample.arc(KernelExample.DOGS, 2, 1, "nmod"), 1 / 60.0)
        .add(KernelExample.arc(KernelExample.DOGS, 3, 1, "nmod"), -1 / 60.0).build();
    PartKernel kernel = (PartKernel) Kernels.parse("template(arc)", KernelExample.PROPERTIES);
    SupportScores scores = new BruteForceScorer(support, kernel)
        .scores(KernelExample.VALUES.encode(KernelExample.CATS));
    assertThat(scores.arc(2, 1, KernelExample.LABELS.number("nmod"))).isCloseTo(7.0 / 30, within(1e-15));
  }
}
