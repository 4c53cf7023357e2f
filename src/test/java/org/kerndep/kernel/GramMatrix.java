package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;

/** All values of a kernel for some objects. */
final class GramMatrix {

  private static final double EXACT = 1e-9;

  /** The value of two of the objects. */
  interface Values {
    double value(int i, int j);
  }

  private GramMatrix() {}

  /** Gaussian elimination with the largest rest first never meets a negative square. */
  static void assertPositiveSemiDefinite(int n, Values values) {
    double[][] gram = new double[n][n];
    double largest = 1;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        gram[i][j] = values.value(i, j);
        largest = Math.max(largest, gram[i][j]);
      }
    }
    boolean[] done = new boolean[n];
    for (int step = 0; step < n; step++) {
      int pivot = -1;
      for (int i = 0; i < n; i++) {
        if (!done[i]) {
          assertThat(gram[i][i]).isGreaterThan(-EXACT * largest);
          pivot = pivot < 0 || gram[i][i] > gram[pivot][pivot] ? i : pivot;
        }
      }
      done[pivot] = true;
      if (gram[pivot][pivot] < EXACT * largest) {
        return;
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n && !done[i]; j++) {
          if (!done[j]) {
            gram[i][j] -= gram[i][pivot] * gram[pivot][j] / gram[pivot][pivot];
          }
        }
      }
    }
  }
}
