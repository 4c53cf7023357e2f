package org.kerndep.words;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.kerndep.run.Workers;

/**
 * Spherical k-means: clusters of vectors of length 1 by their cosine to the mean of the cluster (Dhillon & Modha 2001),
 * with the first centres drawn as in greedy k-means++ (Arthur & Vassilvitskii 2007). Vectors are summed up in blocks of
 * a fixed size, so the number of threads changes nothing but the time. One thread at a time.
 */
final class KMeans {

  private static final int BLOCK = 2048;
  private static final int MOST_PASSES = 30;
  /** Passes end when fewer than one of so many vectors changes its cluster. */
  private static final int ONE_OF = 1000;
  /** Vectors nearer than this count as equal. */
  private static final float EQUAL = 1e-6f;
  private static final float FARTHEST = 2;

  /** What a pass finds in a block; sums of the vectors of each cluster one after the other. */
  private record Found(double[] sums, int changed) {}

  private final List<float[]> points;
  private final float[] weights;
  private final int dimensions;
  private final Workers workers;
  /** For each dimension the coordinates of all centres. */
  private float[] centres;
  private int count;
  private final int[] clusters;

  private KMeans(List<float[]> points, float[] weights, Workers workers) {
    this.points = points;
    this.weights = weights;
    this.dimensions = points.get(0).length;
    this.workers = workers;
    this.clusters = new int[points.size()];
  }

  /**
   * The cluster of each point.
   *
   * @param points at least one
   * @param weights how many points each counts for, above 0
   * @param most how many clusters at most, numbered from 0; fewer if there are fewer different points
   */
  static int[] clusters(List<float[]> points, float[] weights, int most, SplittableRandom random, Workers workers) {
    KMeans run = new KMeans(points, weights, workers);
    run.drawCentres(most, random);
    int changed = points.size();
    for (int pass = 0; pass < MOST_PASSES && changed > points.size() / ONE_OF; pass++) {
      changed = run.pass();
    }
    return run.clusters;
  }

  private int blocks() {
    return (points.size() + BLOCK - 1) / BLOCK;
  }

  private int end(int block) {
    return Math.min(points.size(), (block + 1) * BLOCK);
  }

  /**
   * Draws points by how far they are from the nearest one drawn before; each time a few, of which the one is taken that
   * leaves all points nearest.
   */
  private void drawCentres(int most, SplittableRandom random) {
    float[] distances = new float[points.size()];
    Arrays.fill(distances, FARTHEST);
    int[] drawn = new int[most];
    int tries = 2 + (int) Math.log(most);
    int next = random.nextInt(points.size());
    for (count = 0; count < most && next >= 0; count++) {
      drawn[count] = next;
      float[] centre = points.get(next);
      List<Double> ofBlocks = workers.map(blocks(), block -> sumOfDistances(block, distances, centre, true));
      int[] candidates = IntStream.range(0, tries).map(i -> draw(distances, ofBlocks, random))
          .filter(i -> i >= 0).distinct().toArray();
      next = best(candidates, distances);
    }
    centres = new float[dimensions * count];
    for (int c = 0; c < count; c++) {
      for (int d = 0; d < dimensions; d++) {
        centres[d * count + c] = points.get(drawn[c])[d];
      }
    }
  }

  /** The sum of the distances of a block with one more centre; the distances are changed only if that is asked for. */
  private double sumOfDistances(int block, float[] distances, float[] centre, boolean change) {
    double sum = 0;
    for (int i = block * BLOCK; i < end(block); i++) {
      float distance = 1 - dot(points.get(i), centre);
      distance = Math.min(distances[i], distance < EQUAL ? 0 : distance);
      sum += weights[i] * distance;
      if (change) {
        distances[i] = distance;
      }
    }
    return sum;
  }

  /** The one of some points that makes the best centre; negative if there is none. */
  private int best(int[] candidates, float[] distances) {
    if (candidates.length == 0) {
      return -1;
    }
    List<double[]> sums = workers.map(blocks(), block -> IntStream.of(candidates)
        .mapToDouble(i -> sumOfDistances(block, distances, points.get(i), false)).toArray());
    double[] totals = new double[candidates.length];
    for (double[] ofBlock : sums) {
      for (int i = 0; i < totals.length; i++) {
        totals[i] += ofBlock[i];
      }
    }
    int best = 0;
    for (int i = 1; i < totals.length; i++) {
      best = totals[i] < totals[best] ? i : best;
    }
    return candidates[best];
  }

  private static float dot(float[] a, float[] b) {
    float even = 0;
    float odd = 0;
    int d = 0;
    for (; d + 1 < a.length; d += 2) {
      even += a[d] * b[d];
      odd += a[d + 1] * b[d + 1];
    }
    return even + odd + (d < a.length ? a[d] * b[d] : 0);
  }

  /** A point with a probability that grows with its distance; negative if all distances are 0. */
  private int draw(float[] distances, List<Double> ofBlocks, SplittableRandom random) {
    double left = random.nextDouble() * ofBlocks.stream().mapToDouble(d -> d).sum();
    int last = -1;
    for (int block = 0; block < ofBlocks.size(); block++) {
      if (left > ofBlocks.get(block)) {
        left -= ofBlocks.get(block);
        continue;
      }
      for (int i = block * BLOCK; i < end(block); i++) {
        if (distances[i] > 0) {
          last = i;
          left -= weights[i] * distances[i];
          if (left <= 0) {
            return i;
          }
        }
      }
    }
    return last;
  }

  /** Moves each point to the nearest centre, then each centre to the mean of its points; gives how many moved. */
  private int pass() {
    List<Found> found = workers.map(blocks(), this::assign);
    double[] sums = new double[count * dimensions];
    int changed = 0;
    for (Found block : found) {
      changed += block.changed;
      for (int i = 0; i < sums.length; i++) {
        sums[i] += block.sums[i];
      }
    }
    for (int c = 0; c < count; c++) {
      move(c, sums);
    }
    return changed;
  }

  private Found assign(int block) {
    double[] sums = new double[count * dimensions];
    float[] scores = new float[count];
    int changed = 0;
    for (int i = block * BLOCK; i < end(block); i++) {
      float[] point = points.get(i);
      int best = nearest(point, scores);
      changed += best == clusters[i] ? 0 : 1;
      clusters[i] = best;
      for (int d = 0; d < dimensions; d++) {
        sums[best * dimensions + d] += weights[i] * point[d];
      }
    }
    return new Found(sums, changed);
  }

  private int nearest(float[] point, float[] scores) {
    Arrays.fill(scores, 0);
    for (int d = 0; d < dimensions; d++) {
      float x = point[d];
      int row = d * count;
      for (int c = 0; c < scores.length; c++) {
        scores[c] += x * centres[row + c];
      }
    }
    int best = 0;
    for (int c = 1; c < scores.length; c++) {
      best = scores[c] > scores[best] ? c : best;
    }
    return best;
  }

  /** A cluster without points, or whose points cancel out, keeps its centre. */
  private void move(int cluster, double[] sums) {
    double squares = 0;
    for (int d = 0; d < dimensions; d++) {
      double sum = sums[cluster * dimensions + d];
      squares += sum * sum;
    }
    double length = Math.sqrt(squares);
    if (length > EQUAL) {
      for (int d = 0; d < dimensions; d++) {
        centres[d * count + cluster] = (float) (sums[cluster * dimensions + d] / length);
      }
    }
  }
}
