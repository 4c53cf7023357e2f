package org.kerndep.decode;

import org.kerndep.data.ScoredTree;
import org.kerndep.part.PartScores;

/** Finds the best tree. Immutable and shared by threads; scratch lives on the stack of a call. */
public interface Decoder {

  /**
   * The tree with the highest score, unlabelled.
   *
   * @param scores finite scores of a sentence with at least one word
   */
  ScoredTree decode(PartScores scores);
}
