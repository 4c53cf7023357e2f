package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** What every part kernel does: it is symmetric, positive semi-definite and the dot product of its features. */
interface KernelContract {

  PartKernel kernel();

  /** The features of a part and how much each counts. */
  Map<List<Object>, Double> features(KernelPart part);

  private static List<KernelPart> parts(RepetitionInfo seed) {
    RandomParts random = new RandomParts(new Random(seed.getCurrentRepetition()), 4, 2, 2);
    return IntStream.range(0, 12).mapToObj(i -> random.part()).toList();
  }

  @RepeatedTest(20)
  default void isSymmetric(RepetitionInfo seed) {
    List<KernelPart> parts = parts(seed);
    for (KernelPart a : parts) {
      for (KernelPart b : parts) {
        assertThat(kernel().value(a, b)).isEqualTo(kernel().value(b, a));
      }
    }
  }

  @RepeatedTest(20)
  default void isTheDotProductOfItsFeatures(RepetitionInfo seed) {
    List<KernelPart> parts = parts(seed);
    for (KernelPart a : parts) {
      for (KernelPart b : parts) {
        Map<List<Object>, Double> other = features(b);
        double dot = 0;
        for (Map.Entry<List<Object>, Double> feature : features(a).entrySet()) {
          dot += feature.getValue() * other.getOrDefault(feature.getKey(), 0.0);
        }
        assertThat(kernel().value(a, b)).isCloseTo(dot, within(1e-9));
      }
    }
  }

  @RepeatedTest(20)
  default void gramMatrixIsPositiveSemiDefinite(RepetitionInfo seed) {
    List<KernelPart> parts = parts(seed);
    GramMatrix.assertPositiveSemiDefinite(parts.size(), (i, j) -> kernel().value(parts.get(i), parts.get(j)));
  }
}
