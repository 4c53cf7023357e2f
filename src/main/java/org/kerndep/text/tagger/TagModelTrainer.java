package org.kerndep.text.tagger;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.EventWeights;

/**
 * Trains a {@link TagModel}: first the model of candidates, then by stochastic gradient steps the weights that make the
 * treebank's sequences of tags most probable among sequences of candidates, with a penalty on their squares. Only
 * combinations of a feature and a tag that the treebank has get a weight. The same sentences give the same model.
 */
public final class TagModelTrainer {

  private static final long SEED = 1;
  private static final int EPOCHS = 12;
  private static final double RATE = 0.05;
  private static final double PENALTY = 1;

  private final List<Sentence> sentences;
  private final WordKnowledge knowledge;
  private final Map<Tag, Integer> numbers = new LinkedHashMap<>();

  private TagModelTrainer(List<Sentence> sentences, WordKnowledge knowledge) {
    this.sentences = sentences.stream().filter(sentence -> sentence.size() > 0).toList();
    this.knowledge = knowledge;
    sentences.forEach(s -> s.words().forEach(word -> numbers.putIfAbsent(tag(word), numbers.size())));
    if (numbers.isEmpty()) {
      numbers.put(new Tag(Word.ABSENT, Word.ABSENT), 0);
    }
  }

  /** A model of the tags of some sentences; if they have no words, all words will be without tags. */
  public static TagModel train(List<Sentence> sentences, WordKnowledge knowledge) {
    return new TagModelTrainer(sentences, knowledge).train();
  }

  private static Tag tag(Word word) {
    return new Tag(word.cpos(), word.pos());
  }

  private TagModel train() {
    CandidateLearner candidates = new CandidateLearner(numbers.size());
    candidates.learn(sentences, knowledge, word -> numbers.get(tag(word)));
    SequenceLearner sequences = new SequenceLearner();
    sentences.forEach(sentence -> sequences.collect(features(sentence), tags(sentence)));
    sequences.freeze();
    learn(sequences, sentences.stream().map(sentence -> example(sentence, candidates, sequences)).toList());
    List<EventWeights> weights = new ArrayList<>(List.of(candidates.weights()));
    weights.addAll(sequences.weights());
    return new TagModel(List.copyOf(numbers.keySet()), knowledge, weights);
  }

  private static void learn(SequenceLearner sequences, List<SequenceLearner.Example> examples) {
    int[] order = IntStream.range(0, examples.size()).toArray();
    Random random = new Random(SEED);
    double penalty = PENALTY / examples.size();
    long step = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      IntArrays.shuffle(order, random);
      for (int number : order) {
        double rate = RATE / (1 + penalty * RATE * step++);
        sequences.learn(examples.get(number), rate, penalty);
      }
    }
  }

  private SequenceLearner.Example example(Sentence sentence, CandidateLearner learner, SequenceLearner sequences) {
    TagFeatures features = features(sentence);
    int[] tags = tags(sentence);
    int[][] candidates = IntStream.range(0, tags.length)
        .mapToObj(i -> learner.candidates(features.forCandidates(i), tags[i])).toArray(int[][]::new);
    return sequences.example(features, tags, candidates);
  }

  private TagFeatures features(Sentence sentence) {
    return new TagFeatures(sentence.words().stream().map(Word::form).toList(), knowledge);
  }

  private int[] tags(Sentence sentence) {
    return sentence.words().stream().mapToInt(word -> numbers.get(tag(word))).toArray();
  }
}
