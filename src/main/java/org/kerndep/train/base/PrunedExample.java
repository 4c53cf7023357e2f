package org.kerndep.train.base;

import org.kerndep.part.ArcGraph;

/**
 * A training sentence and the arcs that its decoder may use; gold arcs may be missing, as they may in parsing.
 *
 * @param example the sentence
 * @param graph the arcs
 */
record PrunedExample(Example example, ArcGraph graph) {

  /** How many gold arcs survived. */
  int goldArcs() {
    int count = 0;
    for (int m = 1; m <= graph.size(); m++) {
      count += graph.arc(example.gold().head(m), m) == ArcGraph.NO_ARC ? 0 : 1;
    }
    return count;
  }
}
