package org.kerndep.train.rerank;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.testing.RandomTrees;
import org.kerndep.train.config.RerankLoss;

/** Random sentences of few words, with lists of random trees of which one is usually the gold tree. */
final class RandomLists {

  static final List<String> LABELS = List.of("a", "b", "c");

  private final Random random;
  private int labelCount = LABELS.size();
  private int taggings = 1;

  RandomLists(long seed) {
    this.random = new Random(seed);
  }

  /** From now on all labels are the same. */
  RandomLists sameLabels() {
    labelCount = 1;
    return this;
  }

  /** From now on the hypotheses of a list have so many taggings. */
  RandomLists taggings(int count) {
    taggings = count;
    return this;
  }

  List<RerankExample> examples(int count, RerankLoss loss) {
    List<RerankExample> examples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      examples.add(example(3 + random.nextInt(4), 1 + random.nextInt(6), loss));
    }
    return examples;
  }

  private RerankExample example(int words, int trees, RerankLoss loss) {
    Set<DependencyTree> found = new LinkedHashSet<>();
    while (found.size() < trees) {
      found.add(tree(words));
    }
    DependencyTree gold = random.nextInt(4) == 0 ? tree(words) : List.copyOf(found).get(random.nextInt(trees));
    List<ScoredTree> scored = new ArrayList<>();
    double score = 0;
    for (DependencyTree tree : found) {
      scored.add(new ScoredTree(tree, score));
      score -= random.nextDouble();
    }
    List<Sentence> tagged = new ArrayList<>(List.of(sentence(words)));
    while (tagged.size() < taggings) {
      tagged.add(retagged(tagged.get(0)));
    }
    List<Hypothesis> hypotheses = new ArrayList<>();
    for (ScoredTree tree : scored) {
      hypotheses.add(Hypothesis.of(tagged.get(hypotheses.size() % taggings), tree));
    }
    return new RerankExample(new ParsedSentence(tagged.get(0), gold), new KBestList(hypotheses), loss);
  }

  /** The sentence with another tag for one of its words. */
  private Sentence retagged(Sentence sentence) {
    List<Word> words = new ArrayList<>(sentence.words());
    int changed = random.nextInt(words.size());
    words.set(changed, new Word(words.get(changed).form(), "_", "Q", "Q", "_"));
    return new Sentence(words);
  }

  private Sentence sentence(int words) {
    List<Word> made = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      String pos = "P" + random.nextInt(3);
      made.add(new Word("w" + random.nextInt(6), "_", pos, pos, random.nextBoolean() ? "X=1" : "_"));
    }
    return new Sentence(made);
  }

  private DependencyTree tree(int words) {
    String[] labels = new String[words + 1];
    for (int m = 1; m <= words; m++) {
      labels[m] = LABELS.get(random.nextInt(labelCount));
    }
    return DependencyTree.of(RandomTrees.heads(words, random), labels);
  }
}
