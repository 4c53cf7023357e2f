package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SparseVectorTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 2048, 1 << 22, Integer.MAX_VALUE})
  void sumsValuesPerIndexInAscendingOrder(int indices) {
    SplittableRandom random = new SplittableRandom(indices);
    SparseVector.Builder builder = new SparseVector.Builder();
    Map<Integer, Float> expected = new TreeMap<>();
    for (int i = 0; i < 5000; i++) {
      int index = random.nextInt(indices);
      float value = random.nextInt(-2, 4);
      builder.add(index, value);
      expected.merge(index, value, Float::sum);
    }
    expected.values().removeIf(value -> value == 0);
    SparseVector vector = builder.build();
    Map<Integer, Float> found = new TreeMap<>();
    for (int i = 0; i < vector.size(); i++) {
      assertThat(i == 0 || vector.index(i - 1) < vector.index(i)).isTrue();
      found.put(vector.index(i), vector.value(i));
    }
    assertThat(found).isEqualTo(expected);
  }

  @Test
  void indicesThatDifferInHighDigitsOnlyAreSorted() {
    SparseVector vector = new SparseVector.Builder().add(3 << 22, 1).add(1 << 22, 2).add(2 << 11, 3).build();
    assertThat(vector.index(0)).isEqualTo(2 << 11);
    assertThat(vector.index(1)).isEqualTo(1 << 22);
    assertThat(vector.index(2)).isEqualTo(3 << 22);
  }

  @Test
  void productsAreOverSharedIndices() {
    SparseVector one = new SparseVector.Builder().add(1, 2).add(4, 3).add(9, 1).build();
    SparseVector other = new SparseVector.Builder().add(4, 5).add(8, 7).add(9, -1).build();
    assertThat(one.dot(other)).isCloseTo(14, within(1e-9));
    assertThat(other.dot(one)).isCloseTo(14, within(1e-9));
    assertThat(one.squaredNorm()).isCloseTo(14, within(1e-9));
  }
}
