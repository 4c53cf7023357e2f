package org.kerndep.kernel.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.RandomParts;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.part.PartShape;

class SupportScorerTest {

  private static final PartKernel TEMPLATE = (PartKernel) Kernels.parse("template(arc)", PropertyList.standard());

  @Test
  void largeSupportsAreExpanded() {
    assertThat(SupportScorer.of(support(100), TEMPLATE)).isInstanceOf(GroupedProductScorer.class);
    assertThat(SupportScorer.of(support(11_000), TEMPLATE)).isInstanceOf(ExpandedScorer.class);
  }

  @Test
  void otherKernelsAreComparedPartByPart() {
    PartKernel constant = new PartKernel() {

      @Override
      public Set<PartShape> shapes() {
        return Set.of(PartShape.ARC);
      }

      @Override
      public double value(KernelPart a, KernelPart b) {
        return 1;
      }
    };
    assertThat(SupportScorer.of(support(10), constant)).isInstanceOf(BruteForceScorer.class);
  }

  private static Support support(int size) {
    RandomParts random = new RandomParts(new Random(1), 5, 20, 3);
    Support.Builder builder = new Support.Builder();
    for (int i = 0; i < size; i++) {
      builder.add(random.part(PartShape.ARC), 1);
    }
    return builder.build();
  }
}
