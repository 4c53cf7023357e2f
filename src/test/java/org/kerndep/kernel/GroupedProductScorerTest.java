package org.kerndep.kernel;

class GroupedProductScorerTest implements SupportScorerContract {

  @Override
  public SupportScorer scorer(Support support, TemplateKernel kernel) {
    return new GroupedProductScorer(support, kernel);
  }
}
