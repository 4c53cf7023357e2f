package org.kerndep.text.tagger;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.EventWeights;
import org.kerndep.text.classifier.WeightTable;

/**
 * A conditional random field that gives the words of a sentence their tags. First each word gets a few candidates, by a
 * log-linear model of the word and its neighbours (as in MarMoT, Müller, Schmid and Schütze 2013); then sequences of
 * candidates are scored by features of words, of words with the tag before, and of three tags. Immutable; share freely.
 */
public final class TagModel {

  /** Weights are whole multiples of 1/{@value}. */
  static final int SCALE = 128;

  /** Stands for the candidates of places outside of the sentence. */
  static final int[] OUTSIDE = {-1};

  /** A word has at most so many candidates. */
  private static final int MOST_CANDIDATES = 6;
  /** How far, in natural logarithms, a candidate may be less probable than the best. */
  private static final int MARGIN = 6;

  private final List<Tag> tags;
  private final WordKnowledge knowledge;
  private final WeightTable candidates;
  private final WeightTable words;
  private final WeightTable pairs;
  private final WeightTable triples;

  /**
   * A model.
   *
   * @param tags what can be chosen
   * @param weights those of candidates, of words, of words with the tag before, and of triples of tags
   */
  public TagModel(List<Tag> tags, WordKnowledge knowledge, List<EventWeights> weights) {
    if (tags.isEmpty() || weights.size() != 4) {
      throw new IllegalArgumentException("a tagger of " + tags.size() + " tags and " + weights.size() + " tables");
    }
    this.tags = List.copyOf(tags);
    this.knowledge = knowledge;
    List<WeightTable> tables =
        weights.stream().map(own -> new WeightTable(own).requireParts(tags.size())).toList();
    this.candidates = tables.get(0);
    this.words = tables.get(1);
    this.pairs = tables.get(2);
    this.triples = tables.get(3);
  }

  /** What can be chosen. */
  public List<Tag> tags() {
    return tags;
  }

  /** The weights of candidates, of words, of words with the tag before, and of triples of tags. */
  public List<EventWeights> weights() {
    return List.of(candidates.weights(), words.weights(), pairs.weights(), triples.weights());
  }

  /** What it knows of words beyond the treebank. */
  public WordKnowledge knowledge() {
    return knowledge;
  }

  /**
   * The most probable sequences of tags, best first.
   *
   * @param most how many at most
   * @param margin how far, in natural logarithms, they may be less probable than the best
   */
  public List<TagSequence> best(List<String> sentence, int most, double margin) {
    TagLattice lattice = lattice(sentence);
    List<TagLattice.Path> paths = lattice.best(most);
    double top = paths.get(0).score();
    double sum = lattice.logSum();
    return paths.stream().filter(path -> path.score() >= top - margin)
        .map(path -> new TagSequence(IntStream.range(0, sentence.size())
            .mapToObj(i -> tags.get(lattice.candidates(i)[path.tags()[i]])).toList(), Math.min(0, path.score() - sum)))
        .toList();
  }

  /** The candidates of a sentence's words and their scores. */
  TagLattice lattice(List<String> sentence) {
    TagFeatures features = new TagFeatures(sentence, knowledge);
    int n = features.size();
    int[][] chosen = new int[n][];
    double[][] scores = new double[n][];
    int[] sums = new int[tags.size()];
    for (int i = 0; i < n; i++) {
      Arrays.fill(sums, 0);
      add(candidates, features.forCandidates(i), sums);
      chosen[i] = candidates(sums);
      Arrays.fill(sums, 0);
      add(words, features.ofWord(i), sums);
      scores[i] = scores(features.ofPair(i), sums, chosen, i);
    }
    return new TagLattice(chosen, scores);
  }

  private static void add(WeightTable table, long[] keys, int[] sums) {
    for (long key : keys) {
      table.addTo(sums, key);
    }
  }

  /** The best tags, best first, as far as they are within the margin. */
  private static int[] candidates(int[] scores) {
    return candidates(scores, MOST_CANDIDATES, MARGIN * SCALE);
  }

  static int[] candidates(int[] scores, int most, int margin) {
    int[] best = new int[Math.min(most, scores.length)];
    int count = 0;
    for (int tag = 0; tag < scores.length; tag++) {
      int at = count;
      while (at > 0 && scores[best[at - 1]] < scores[tag]) {
        at--;
      }
      if (at < best.length) {
        count = Math.min(count + 1, best.length);
        System.arraycopy(best, at, best, at + 1, count - at - 1);
        best[at] = tag;
      }
    }
    int top = scores[best[0]];
    int kept = (int) IntStream.range(0, count).filter(i -> scores[best[i]] >= top - margin).count();
    return Arrays.copyOf(best, kept);
  }

  /** The scores of a word's triples. */
  private double[] scores(long[] pairKeys, int[] ofWord, int[][] chosen, int i) {
    int[] own = chosen[i];
    int[] last = i > 0 ? chosen[i - 1] : OUTSIDE;
    int[] beforeLast = i > 1 ? chosen[i - 2] : OUTSIDE;
    double[] scores = new double[beforeLast.length * last.length * own.length];
    int[] sums = new int[tags.size()];
    int[] all = new int[tags.size()];
    for (int b = 0; b < last.length; b++) {
      System.arraycopy(ofWord, 0, sums, 0, sums.length);
      for (long key : pairKeys) {
        pairs.addTo(sums, TagFeatures.with(key, last[b]));
      }
      for (int p = 0; p < beforeLast.length; p++) {
        System.arraycopy(sums, 0, all, 0, all.length);
        triples.addTo(all, TagFeatures.tags(beforeLast[p], last[b]));
        for (int a = 0; a < own.length; a++) {
          scores[(p * last.length + b) * own.length + a] = all[own[a]] / (double) SCALE;
        }
      }
    }
    return scores;
  }
}
