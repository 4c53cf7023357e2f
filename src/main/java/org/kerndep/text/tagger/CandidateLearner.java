package org.kerndep.text.tagger;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.EventWeights;

/**
 * Learns which tags a word can have: a log-linear model of all tags by few features, trained by stochastic gradient
 * steps. One thread.
 */
final class CandidateLearner {

  private static final long SEED = 2;
  private static final int EPOCHS = 4;
  private static final double RATE = 0.2;
  /** Candidates to learn from: more than a word has later, or learning would be blind for the others. */
  private static final int MOST = 6;
  private static final int MARGIN = 10;

  private final int tags;
  private final LearntRows rows = new LearntRows();

  CandidateLearner(int tags) {
    this.tags = tags;
  }

  /** Learns from all words of a treebank. */
  void learn(List<Sentence> sentences, WordKnowledge knowledge, ToIntFunction<Word> tag) {
    List<long[]> features = new ArrayList<>();
    IntArrayList gold = new IntArrayList();
    for (Sentence sentence : sentences) {
      TagFeatures own = new TagFeatures(sentence.words().stream().map(Word::form).toList(), knowledge);
      for (int i = 0; i < sentence.size(); i++) {
        features.add(own.forCandidates(i));
        gold.add(tag.applyAsInt(sentence.word(i + 1)));
        for (long key : features.get(features.size() - 1)) {
          rows.add(key, gold.getInt(gold.size() - 1));
        }
      }
    }
    rows.freeze();
    List<int[]> words = features.stream().map(rows::rows).toList();
    int[] order = IntStream.range(0, words.size()).toArray();
    Random random = new Random(SEED);
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      IntArrays.shuffle(order, random);
      for (int word : order) {
        learn(words.get(word), gold.getInt(word), RATE / (1 + epoch));
      }
    }
  }

  private void learn(int[] ofWord, int gold, double rate) {
    double[] change = softmax(scores(ofWord));
    for (int tag = 0; tag < tags; tag++) {
      change[tag] = (tag == gold ? 1 : 0) - change[tag];
    }
    for (int row : ofWord) {
      rows.change(row, change, rate);
    }
  }

  private double[] scores(int[] ofWord) {
    double[] sums = new double[tags];
    for (int row : ofWord) {
      rows.add(row, sums);
    }
    return sums;
  }

  private static double[] softmax(double[] scores) {
    double top = Double.NEGATIVE_INFINITY;
    for (double score : scores) {
      top = Math.max(top, score);
    }
    double sum = 0;
    for (int i = 0; i < scores.length; i++) {
      scores[i] = Math.exp(scores[i] - top);
      sum += scores[i];
    }
    for (int i = 0; i < scores.length; i++) {
      scores[i] /= sum;
    }
    return scores;
  }

  /** The best tags of a word of the treebank, and the right one. */
  int[] candidates(long[] features, int gold) {
    double[] sums = scores(rows.rows(features));
    int[] scores = new int[tags];
    for (int tag = 0; tag < tags; tag++) {
      scores[tag] = (int) Math.round(sums[tag] * TagModel.SCALE);
    }
    int[] best = TagModel.candidates(scores, MOST, MARGIN * TagModel.SCALE);
    if (IntStream.of(best).anyMatch(tag -> tag == gold)) {
      return best;
    }
    int[] more = Arrays.copyOf(best, best.length + 1);
    more[best.length] = gold;
    return more;
  }

  EventWeights weights() {
    return rows.weights(1);
  }
}
