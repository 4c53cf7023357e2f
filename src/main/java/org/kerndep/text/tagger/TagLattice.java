package org.kerndep.text.tagger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The candidate tags of a sentence's words and the scores of all triples of neighbouring ones: a second-order
 * conditional random field over few tags. The probability of a sequence is proportional to the exponential of the sum
 * of its scores. Immutable but for what is computed when first asked for; one thread.
 */
final class TagLattice {

  /** Scores are not taken to be further below the best of their place than this, so that sums stay above 0. */
  private static final double LOWEST = -50;

  /** A sequence by the place of each word's tag among its candidates, and its score. */
  record Path(int[] tags, double score) {}

  private final int[][] candidates;
  /** For each word the score of each triple: the tag two before, the tag before, its own, the last changing fastest. */
  private final double[][] scores;
  private double[][] exponentials;
  /** For each word the probability mass before and behind each pair of the tag before and its own. */
  private double[][] before;
  private double[][] behind;
  private double logSum;

  /**
   * A lattice.
   *
   * @param candidates for each word some tags, at least one
   * @param scores for each word one for each triple; outside of the sentence there is one tag
   */
  TagLattice(int[][] candidates, double[][] scores) {
    this.candidates = candidates;
    this.scores = scores;
  }

  int size() {
    return candidates.length;
  }

  int[] candidates(int word) {
    return candidates[word];
  }

  /** How many candidates a place has; one outside of the sentence. */
  int width(int word) {
    return word < 0 ? 1 : candidates[word].length;
  }

  /** The logarithm of the sum of the exponentials of all sequences' scores. */
  double logSum() {
    computeSums();
    return logSum;
  }

  /** The probability of each triple of a word, in the order of its scores. */
  double[] triples(int word) {
    computeSums();
    int own = width(word);
    int last = width(word - 1);
    double[] found = exponentials[word].clone();
    for (int triple = 0; triple < found.length; triple++) {
      double mass = word == 0 ? 1 : before[word - 1][triple / own];
      found[triple] *= mass * behind[word][triple % (last * own)];
    }
    return found;
  }

  /** The probability of one of a word's candidates. */
  double probability(int word, int own) {
    computeSums();
    double sum = 0;
    for (int last = 0; last < width(word - 1); last++) {
      int pair = last * width(word) + own;
      sum += before[word][pair] * behind[word][pair];
    }
    return sum;
  }

  /** Forward and backward, each place scaled by its own sum so that {@code before · behind} are probabilities. */
  private void computeSums() {
    if (before != null) {
      return;
    }
    int n = size();
    exponentials = new double[n][];
    before = new double[n][];
    behind = new double[n][];
    logSum = 0;
    for (int i = 0; i < n; i++) {
      double top = Double.NEGATIVE_INFINITY;
      for (double score : scores[i]) {
        top = Math.max(top, score);
      }
      exponentials[i] = new double[scores[i].length];
      for (int triple = 0; triple < exponentials[i].length; triple++) {
        exponentials[i][triple] = Math.exp(Math.max(LOWEST, scores[i][triple] - top));
      }
      logSum += top + Math.log(forward(i));
    }
    for (int i = n - 1; i >= 0; i--) {
      backward(i);
    }
  }

  /** Computes what is before the pairs of a word, and returns by what it was scaled. */
  private double forward(int i) {
    int beforeLast = width(i - 2);
    int last = width(i - 1);
    int own = width(i);
    double[] sums = new double[last * own];
    double total = 0;
    for (int p = 0; p < beforeLast; p++) {
      for (int b = 0; b < last; b++) {
        double mass = i == 0 ? 1 : before[i - 1][p * last + b];
        for (int a = 0; a < own; a++) {
          double sum = mass * exponentials[i][(p * last + b) * own + a];
          sums[b * own + a] += sum;
          total += sum;
        }
      }
    }
    for (int pair = 0; pair < sums.length; pair++) {
      sums[pair] /= total;
    }
    for (int triple = 0; triple < exponentials[i].length; triple++) {
      exponentials[i][triple] /= total;
    }
    before[i] = sums;
    return total;
  }

  private void backward(int i) {
    int last = width(i - 1);
    int own = width(i);
    double[] sums = new double[last * own];
    if (i == size() - 1) {
      Arrays.fill(sums, 1);
    } else {
      int next = width(i + 1);
      for (int pair = 0; pair < sums.length; pair++) {
        int a = pair % own;
        for (int x = 0; x < next; x++) {
          sums[pair] += exponentials[i + 1][pair * next + x] * behind[i + 1][a * next + x];
        }
      }
    }
    behind[i] = sums;
  }

  /** The best sequences, best first, or all if there are fewer; of equal ones that of earlier candidates. */
  List<Path> best(int most) {
    int n = size();
    List<List<Step>> steps = List.of(List.of(new Step(0, 0, null)));
    for (int i = 0; i < n; i++) {
      steps = extended(i, steps, most);
    }
    return steps.stream().flatMap(List::stream).sorted(Comparator.comparingDouble(Step::score).reversed()).limit(most)
        .map(step -> step.path(n)).toList();
  }

  /** The best ways to each pair of tags, from those to the pairs before. */
  private List<List<Step>> extended(int i, List<List<Step>> steps, int most) {
    int last = width(i - 1);
    int own = width(i);
    List<List<Step>> ways = new ArrayList<>(last * own);
    for (int b = 0; b < last; b++) {
      for (int a = 0; a < own; a++) {
        List<Step> all = new ArrayList<>();
        for (int p = 0; p < width(i - 2); p++) {
          double score = scores[i][(p * last + b) * own + a];
          for (Step step : steps.get(p * last + b)) {
            all.add(new Step(a, step.score + score, step));
          }
        }
        all.sort(Comparator.comparingDouble(Step::score).reversed());
        ways.add(all.subList(0, Math.min(most, all.size())));
      }
    }
    return ways;
  }

  /** A tag of a sequence, the score up to it, and the tag before. */
  private record Step(int tag, double score, Step before) {

    Path path(int length) {
      int[] tags = new int[length];
      Step step = this;
      for (int i = length - 1; i >= 0; i--) {
        tags[i] = step.tag;
        step = step.before;
      }
      return new Path(tags, score);
    }
  }
}
