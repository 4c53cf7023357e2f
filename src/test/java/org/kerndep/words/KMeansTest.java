package org.kerndep.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.run.Workers;

class KMeansTest {

  private static int[] clusters(List<float[]> points, int most, int threads) {
    try (Workers workers = new Workers(threads)) {
      float[] weights = new float[points.size()];
      Arrays.fill(weights, 0.5f);
      return KMeans.clusters(points, weights, most, new SplittableRandom(7), workers);
    }
  }

  @Test
  void findsPlantedClusters() {
    int[] found = clusters(PlantedVectors.of(5000, 8, 0.3, 1), 8, 1);
    assertThat(IntStream.of(found).distinct().count()).isEqualTo(8);
    for (int i = 8; i < found.length; i++) {
      assertThat(found[i]).isEqualTo(found[i % 8]);
    }
  }

  @Test
  void threadsChangeNothing() {
    List<float[]> points = PlantedVectors.of(9000, 10, 3, 2);
    assertThat(clusters(points, 16, 2)).isEqualTo(clusters(points, 16, 1));
  }

  @Test
  void thereAreNoMoreClustersThanDifferentPoints() {
    List<float[]> same = Collections.nCopies(20, new float[] {0.6f, 0.8f});
    assertThat(IntStream.of(clusters(same, 4, 1)).distinct().count()).isEqualTo(1);
    assertThat(clusters(List.of(new float[] {1, 0}), 4, 1)).containsExactly(0);
    assertThat(IntStream.of(clusters(List.of(new float[] {1, 0}, new float[] {0, 1}, new float[] {1, 0}), 4, 1)).boxed()
        .toList()).satisfies(of -> assertThat(of.get(0)).isEqualTo(of.get(2)).isNotEqualTo(of.get(1)));
  }
}
