package org.kerndep.kernel;

import org.junit.jupiter.api.Nested;

/** Whatever counts as frequent, the scores are the same. */
class ExpandedScorerTest {

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
