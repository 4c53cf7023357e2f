package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * Arc probabilities over all trees by the matrix-tree theorem (Koo et al. 2007; Smith and Smith 2007): with Q the
 * Laplacian of the exponentials and B its inverse, {@code μ(h,m) = A(h,m)·(B[m,m] − B[m,h])}. For a single root the
 * first row of Q holds the root arcs instead. O(n³).
 */
final class MatrixTree {

  private MatrixTree() {}

  /** Probabilities at head·(n+1)+modifier; scores should be {@linkplain LocallyNormalisedScores normalised}. */
  static double[] marginals(PartScores scores, RootMode roots) {
    int n = scores.size();
    boolean single = roots == RootMode.SINGLE;
    double[][] a = exponentials(scores);
    double[][] inverse = invert(laplacian(a, n, single));
    double[] marginals = new double[(n + 1) * (n + 1)];
    for (int m = 1; m <= n; m++) {
      marginals[m] = clamp(a[0][m] * inverse[m - 1][single ? 0 : m - 1]);
      for (int h = 1; h <= n; h++) {
        double into = single && m == 1 ? 0 : inverse[m - 1][m - 1];
        double across = single && h == 1 ? 0 : inverse[m - 1][h - 1];
        marginals[h * (n + 1) + m] = clamp(a[h][m] * (into - across));
      }
    }
    return marginals;
  }

  private static double[][] exponentials(PartScores scores) {
    int n = scores.size();
    double[][] a = new double[n + 1][n + 1];
    ArcGraph graph = scores.graph();
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      a[graph.head(arc)][graph.modifier(arc)] = Math.exp(scores.arc(graph.head(arc), graph.modifier(arc)));
    }
    return a;
  }

  private static double[][] laplacian(double[][] a, int n, boolean single) {
    double[][] q = new double[n][n];
    for (int m = 1; m <= n; m++) {
      double sum = single ? 0 : a[0][m];
      for (int h = 1; h <= n; h++) {
        sum += a[h][m];
        q[h - 1][m - 1] = -a[h][m];
      }
      q[m - 1][m - 1] = sum;
    }
    for (int m = 1; single && m <= n; m++) {
      q[0][m - 1] = a[0][m];
    }
    return q;
  }

  /** Gauss-Jordan with partial pivoting, in place; a vanishing pivot makes the result useless but finite. */
  private static double[][] invert(double[][] matrix) {
    int n = matrix.length;
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      inverse[i][i] = 1;
    }
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column + 1; row < n; row++) {
        pivot = Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column]) ? row : pivot;
      }
      swap(matrix, pivot, column);
      swap(inverse, pivot, column);
      double scale = 1 / (Math.abs(matrix[column][column]) < 1e-300 ? 1e-300 : matrix[column][column]);
      scale(matrix[column], scale);
      scale(inverse[column], scale);
      for (int row = 0; row < n; row++) {
        double factor = matrix[row][column];
        if (row != column && factor != 0) {
          subtract(matrix[row], matrix[column], factor);
          subtract(inverse[row], inverse[column], factor);
        }
      }
    }
    return inverse;
  }

  private static void swap(double[][] rows, int i, int j) {
    double[] row = rows[i];
    rows[i] = rows[j];
    rows[j] = row;
  }

  private static void scale(double[] row, double factor) {
    for (int i = 0; i < row.length; i++) {
      row[i] *= factor;
    }
  }

  private static void subtract(double[] from, double[] row, double factor) {
    for (int i = 0; i < from.length; i++) {
      from[i] -= factor * row[i];
    }
  }

  private static double clamp(double probability) {
    return Double.isNaN(probability) ? 0 : Math.max(0, Math.min(1, probability));
  }
}
