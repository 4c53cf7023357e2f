package org.kerndep.text.tagger;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.EventWeights;

/**
 * Trains a {@link TagModel}: first the model of candidates, then by stochastic gradient steps the weights that make the
 * treebank's sequences of tags most probable among sequences of candidates, with a penalty on their squares. Of all
 * combinations of a feature and a tag those have a weight that the treebank has. The same sentences give the same model.
 */
public final class TagModelTrainer {

  private static final long SEED = 1;
  private static final int EPOCHS = 12;
  private static final double RATE = 0.05;
  private static final double PENALTY = 1;
  /** Differences of probabilities below this change nothing. */
  private static final double SMALL = 1e-4;

  private final List<Sentence> sentences;
  private final WordKnowledge knowledge;
  private final List<Tag> tags;
  private final Map<Tag, Integer> numbers = new LinkedHashMap<>();
  private final LearntRows words = new LearntRows();
  private final LearntRows pairs = new LearntRows();
  private final LearntRows triples = new LearntRows();
  private final Random random = new Random(SEED);
  private double scale = 1;

  private TagModelTrainer(List<Sentence> sentences, WordKnowledge knowledge) {
    this.sentences = sentences;
    this.knowledge = knowledge;
    sentences.forEach(s -> s.words().forEach(word -> numbers.computeIfAbsent(tag(word), t -> numbers.size())));
    this.tags = List.copyOf(numbers.keySet());
  }

  /** A model of the tags of some sentences, at least one of which has words. */
  public static TagModel train(List<Sentence> sentences, WordKnowledge knowledge) {
    return new TagModelTrainer(sentences, knowledge).train();
  }

  private static Tag tag(Word word) {
    return new Tag(word.cpos(), word.pos());
  }

  /** A sentence to learn from: candidates, the place of the right one among them, and the rows of its features. */
  private record Example(int[][] candidates, int[] gold, int[][] words, int[][][] pairs, int[][] triples) {}

  private TagModel train() {
    CandidateLearner candidates = new CandidateLearner(tags.size());
    candidates.learn(sentences, knowledge, word -> numbers.get(tag(word)));
    collectRows();
    List<Example> examples = new ArrayList<>();
    for (Sentence sentence : sentences) {
      if (sentence.size() > 0) {
        examples.add(example(sentence, candidates));
      }
    }
    int[] order = IntStream.range(0, examples.size()).toArray();
    double penalty = PENALTY / examples.size();
    long step = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      IntArrays.shuffle(order, random);
      for (int number : order) {
        double rate = RATE / (1 + penalty * RATE * step++);
        scale *= 1 - rate * penalty;
        learn(examples.get(number), rate);
      }
    }
    List<EventWeights> weights = List.of(candidates.weights(), words.weights(scale), pairs.weights(scale),
        triples.weights(scale));
    return new TagModel(tags, knowledge, weights);
  }

  /** Finds the features of the treebank and the tags that each occurs with. */
  private void collectRows() {
    for (Sentence sentence : sentences) {
      TagFeatures features = features(sentence);
      int[] gold = gold(sentence);
      for (int i = 0; i < gold.length; i++) {
        for (long key : features.ofWord(i)) {
          words.add(key, gold[i]);
        }
        int last = i > 0 ? gold[i - 1] : -1;
        for (long key : features.ofPair(i)) {
          pairs.add(TagFeatures.with(key, last), gold[i]);
        }
        triples.add(TagFeatures.tags(i > 1 ? gold[i - 2] : -1, last), gold[i]);
      }
    }
    words.freeze();
    pairs.freeze();
    triples.freeze();
  }

  private TagFeatures features(Sentence sentence) {
    return new TagFeatures(sentence.words().stream().map(Word::form).toList(), knowledge);
  }

  private int[] gold(Sentence sentence) {
    return sentence.words().stream().mapToInt(word -> numbers.get(tag(word))).toArray();
  }

  private Example example(Sentence sentence, CandidateLearner learner) {
    TagFeatures features = features(sentence);
    int n = sentence.size();
    int[] gold = gold(sentence);
    int[][] candidates = new int[n][];
    int[] place = new int[n];
    int[][] ofWords = new int[n][];
    int[][][] ofPairs = new int[n][][];
    int[][] ofTriples = new int[n][];
    for (int i = 0; i < n; i++) {
      candidates[i] = learner.candidates(features.forCandidates(i), gold[i]);
      place[i] = IntArrayList.wrap(candidates[i]).indexOf(gold[i]);
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
    return new Example(candidates, place, ofWords, ofPairs, ofTriples);
  }

  /** One step up the gradient of the probability of the right sequence. */
  private void learn(Example x, double rate) {
    TagLattice lattice = lattice(x);
    double step = rate / scale;
    for (int i = 0; i < x.gold.length; i++) {
      int own = lattice.width(i);
      int last = lattice.width(i - 1);
      int beforeLast = lattice.width(i - 2);
      int goldLast = i > 0 ? x.gold[i - 1] : 0;
      int goldBeforeLast = i > 1 ? x.gold[i - 2] : 0;
      double[] ofWord = new double[own];
      double[] probabilities = lattice.triples(i);
      for (int b = 0; b < last; b++) {
        double[] ofPair = new double[own];
        for (int p = 0; p < beforeLast; p++) {
          double[] ofTriple = new double[own];
          for (int a = 0; a < own; a++) {
            boolean right = a == x.gold[i] && b == goldLast && p == goldBeforeLast;
            ofTriple[a] = (right ? 1 : 0) - probabilities[(p * last + b) * own + a];
            ofPair[a] += ofTriple[a];
          }
          if (isLarge(ofTriple)) {
            triples.change(x.triples[i][p * last + b], x.candidates[i], ofTriple, step);
          }
        }
        for (int a = 0; a < own; a++) {
          ofWord[a] += ofPair[a];
        }
        if (isLarge(ofPair)) {
          for (int row : x.pairs[i][b]) {
            pairs.change(row, x.candidates[i], ofPair, step);
          }
        }
      }
      if (isLarge(ofWord)) {
        for (int row : x.words[i]) {
          words.change(row, x.candidates[i], ofWord, step);
        }
      }
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
    int n = x.gold.length;
    double[][] scores = new double[n][];
    for (int i = 0; i < n; i++) {
      int[] tagsOfWord = x.candidates[i];
      int own = tagsOfWord.length;
      int last = x.pairs[i].length;
      int beforeLast = x.triples[i].length / last;
      double[] ofWord = new double[own];
      for (int row : x.words[i]) {
        words.add(row, tagsOfWord, ofWord);
      }
      scores[i] = new double[beforeLast * last * own];
      for (int b = 0; b < last; b++) {
        double[] ofPair = ofWord.clone();
        for (int row : x.pairs[i][b]) {
          pairs.add(row, tagsOfWord, ofPair);
        }
        for (int p = 0; p < beforeLast; p++) {
          double[] ofTriple = ofPair.clone();
          triples.add(x.triples[i][p * last + b], tagsOfWord, ofTriple);
          for (int a = 0; a < own; a++) {
            scores[i][(p * last + b) * own + a] = ofTriple[a] * scale;
          }
        }
      }
    }
    return new TagLattice(x.candidates, scores);
  }
}
