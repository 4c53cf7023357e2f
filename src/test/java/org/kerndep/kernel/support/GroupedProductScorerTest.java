package org.kerndep.kernel.support;

import org.kerndep.kernel.TemplateKernel;

class GroupedProductScorerTest implements SupportScorerContract {

  @Override
  public SupportScorer scorer(Support support, TemplateKernel kernel) {
    return new GroupedProductScorer(support, kernel);
  }
}
