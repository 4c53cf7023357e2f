package org.kerndep.text.tagger;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.kerndep.text.classifier.EventWeights;

/**
 * The weights of sequences of tags while they are learnt. First the features of all sentences are collected, then the
 * weights are frozen, then examples are made and learnt from, by steps up the gradient of the logarithm of the right
 * sequence's probability. All weights have a common factor, which a penalty on their squares makes smaller with each
 * step. One thread.
 */
final class SequenceLearner {

  /** Differences of probabilities below this change nothing. */
  private static final double SMALL = 1e-4;

  private final LearntRows words = new LearntRows();
  private final LearntRows pairs = new LearntRows();
  private final LearntRows triples = new LearntRows();
  private double factor = 1;

  /**
   * A sentence to learn from.
   *
   * @param candidates the tags that each word may have
   * @param gold the place of the right one among them
   * @param words the rows of each word's features
   * @param pairs the rows of its features with each candidate of the word before
   * @param triples the row of each pair of candidates of the two words before
   */
  record Example(int[][] candidates, int[] gold, int[][] words, int[][][] pairs, int[][] triples) {}

  /** Collects the features of a sentence with the tags that it has. */
  void collect(TagFeatures features, int[] tags) {
    for (int i = 0; i < tags.length; i++) {
      for (long key : features.ofWord(i)) {
        words.add(key, tags[i]);
      }
      int last = i > 0 ? tags[i - 1] : TagModel.OUTSIDE[0];
      for (long key : features.ofPair(i)) {
        pairs.add(TagFeatures.with(key, last), tags[i]);
      }
      triples.add(TagFeatures.tags(i > 1 ? tags[i - 2] : TagModel.OUTSIDE[0], last), tags[i]);
    }
  }

  /** All features are collected. */
  void freeze() {
    List.of(words, pairs, triples).forEach(LearntRows::freeze);
  }

  /** A sentence to learn from, whose words have candidates that the right tags are among. */
  Example example(TagFeatures features, int[] tags, int[][] candidates) {
    int n = tags.length;
    int[] gold = new int[n];
    int[][] ofWords = new int[n][];
    int[][][] ofPairs = new int[n][][];
    int[][] ofTriples = new int[n][];
    for (int i = 0; i < n; i++) {
      gold[i] = IntArrayList.wrap(candidates[i]).indexOf(tags[i]);
      ofWords[i] = words.rows(features.ofWord(i));
      int[] last = i > 0 ? candidates[i - 1] : TagModel.OUTSIDE;
      int[] beforeLast = i > 1 ? candidates[i - 2] : TagModel.OUTSIDE;
      long[] pairKeys = features.ofPair(i);
      ofPairs[i] = new int[last.length][];
      ofTriples[i] = new int[beforeLast.length * last.length];
      for (int b = 0; b < last.length; b++) {
        int tag = last[b];
        ofPairs[i][b] = pairs.rows(LongStream.of(pairKeys).map(key -> TagFeatures.with(key, tag)).toArray());
        for (int p = 0; p < beforeLast.length; p++) {
          ofTriples[i][p * last.length + b] = triples.row(TagFeatures.tags(beforeLast[p], tag));
        }
      }
    }
    return new Example(candidates, gold, ofWords, ofPairs, ofTriples);
  }

  /** One step. */
  void learn(Example x, double rate, double penalty) {
    factor *= 1 - rate * penalty;
    TagLattice lattice = lattice(x);
    for (int i = 0; i < x.gold.length; i++) {
      learn(x, i, lattice.triples(i), rate / factor);
    }
  }

  /** Changes the weights of a word by how far the probabilities of its triples are from the truth. */
  private void learn(Example x, int i, double[] probabilities, double step) {
    int[] tags = x.candidates[i];
    int last = x.pairs[i].length;
    int beforeLast = x.triples[i].length / last;
    double[] ofWord = new double[tags.length];
    for (int b = 0; b < last; b++) {
      double[] ofPair = new double[tags.length];
      for (int p = 0; p < beforeLast; p++) {
        boolean right = (i < 1 || b == x.gold[i - 1]) && (i < 2 || p == x.gold[i - 2]);
        double[] ofTriple = new double[tags.length];
        for (int a = 0; a < tags.length; a++) {
          ofTriple[a] = (right && a == x.gold[i] ? 1 : 0) - probabilities[(p * last + b) * tags.length + a];
        }
        add(ofTriple, ofPair);
        change(triples, x.triples[i][p * last + b], tags, ofTriple, step);
      }
      add(ofPair, ofWord);
      change(pairs, x.pairs[i][b], tags, ofPair, step);
    }
    change(words, x.words[i], tags, ofWord, step);
  }

  private static void add(double[] values, double[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += values[i];
    }
  }

  private static void change(LearntRows weights, int[] rows, int[] tags, double[] changes, double step) {
    if (isLarge(changes)) {
      for (int row : rows) {
        weights.change(row, tags, changes, step);
      }
    }
  }

  private static void change(LearntRows weights, int row, int[] tags, double[] changes, double step) {
    if (isLarge(changes)) {
      weights.change(row, tags, changes, step);
    }
  }

  private static boolean isLarge(double[] changes) {
    for (double change : changes) {
      if (Math.abs(change) > SMALL) {
        return true;
      }
    }
    return false;
  }

  private TagLattice lattice(Example x) {
    double[][] scores = new double[x.gold.length][];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = scores(x, i);
    }
    return new TagLattice(x.candidates, scores);
  }

  /** The scores of a word's triples. */
  private double[] scores(Example x, int i) {
    int[] tags = x.candidates[i];
    int last = x.pairs[i].length;
    int beforeLast = x.triples[i].length / last;
    double[] scores = new double[beforeLast * last * tags.length];
    double[] ofWord = new double[tags.length];
    for (int row : x.words[i]) {
      words.add(row, tags, ofWord);
    }
    for (int b = 0; b < last; b++) {
      double[] ofPair = ofWord.clone();
      for (int row : x.pairs[i][b]) {
        pairs.add(row, tags, ofPair);
      }
      for (int p = 0; p < beforeLast; p++) {
        double[] ofTriple = ofPair.clone();
        triples.add(x.triples[i][p * last + b], tags, ofTriple);
        for (int a = 0; a < tags.length; a++) {
          scores[(p * last + b) * tags.length + a] = ofTriple[a] * factor;
        }
      }
    }
    return scores;
  }

  /** The weights of words, of words with the tag before, and of triples of tags. */
  List<EventWeights> weights() {
    return List.of(words.weights(factor), pairs.weights(factor), triples.weights(factor));
  }
}
