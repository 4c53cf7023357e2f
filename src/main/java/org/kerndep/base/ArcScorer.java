package org.kerndep.base;

import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.part.ArcGraph;

/**
 * Scores arcs beside the model of a {@link BaseParser}: what it gives an arc is added to the arc's score before trees
 * are decoded. Implementations are immutable and shared by threads.
 */
public interface ArcScorer {

  /**
   * What is added to the arcs of a sentence, by their numbers in the graph.
   *
   * @param labels by the same numbers, as in {@link SentenceScores#labels}
   */
  double[] scores(Sentence sentence, ArcGraph graph, List<String> labels);
}
