package org.kerndep.train.base;

import org.kerndep.base.LabelSet;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.part.ArcGraph;

/**
 * A training sentence in numbers.
 *
 * @param x its words
 * @param gold its tree
 * @param labels indices of its labels, word m at index m
 */
record Example(EncodedSentence x, DependencyTree gold, int[] labels) {

  /**
   * A training sentence and the arcs that its decoder may use; gold arcs may be missing, as they may in parsing.
   *
   * @param example the sentence
   * @param graph the arcs
   */
  record Pruned(Example example, ArcGraph graph) {

    /** How many gold arcs survived. */
    int goldArcs() {
      int count = 0;
      for (int m = 1; m <= graph.size(); m++) {
        count += graph.arc(example.gold().head(m), m) == ArcGraph.NO_ARC ? 0 : 1;
      }
      return count;
    }
  }

  static Example of(ParsedSentence s, Vocabulary vocabulary, LabelSet labels) {
    int[] indices = new int[s.size() + 1];
    for (int m = 1; m <= s.size(); m++) {
      indices[m] = labels.index(s.tree().label(m));
    }
    return new Example(vocabulary.encode(s.sentence()), s.tree(), indices);
  }
}
