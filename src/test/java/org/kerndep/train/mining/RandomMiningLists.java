package org.kerndep.train.mining;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.TemplateSet;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.RandomTrees;

/** Random lists of few words and trees. */
final class RandomMiningLists {

  static final BasicArcFeatures FEATURES = new BasicArcFeatures(
      TemplateSet.parse("arc h.pos m.pos\narc m.form dir\narc h.pos b.pos"), true);
  static final WordKnowledge KNOWLEDGE = WordKnowledge.NONE;

  private RandomMiningLists() {}

  static List<MiningExample> of(int count, Random random) {
    List<MiningExample> examples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      examples.add(example(3 + random.nextInt(5), 2 + random.nextInt(3), random));
    }
    return examples;
  }

  private static MiningExample example(int words, int trees, Random random) {
    List<Word> made = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      String pos = "P" + random.nextInt(2);
      made.add(new Word("w" + random.nextInt(3), "_", pos, pos, "_"));
    }
    Set<DependencyTree> found = new LinkedHashSet<>();
    while (found.size() < trees) {
      String[] labels = new String[words + 1];
      for (int m = 1; m <= words; m++) {
        labels[m] = random.nextInt(4) == 0 ? "b" : "a";
      }
      found.add(DependencyTree.of(RandomTrees.heads(words, random), labels));
    }
    double[] score = new double[1];
    ScoredTree[] scored = found.stream().map(tree -> new ScoredTree(tree, score[0] -= random.nextDouble()))
        .toArray(ScoredTree[]::new);
    int[] losses = random.ints(trees, 1, 4).toArray();
    int oracle = random.nextInt(trees);
    losses[oracle] = 0;
    return new MiningExample(Hypotheses.of(new Sentence(made), scored), oracle, losses);
  }
}
