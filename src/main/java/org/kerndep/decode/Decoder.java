package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** Finds the best tree. Immutable and shared by threads; scratch lives on the stack of a call. */
public interface Decoder {

  /** The shapes whose scores it maximises; scores of other shapes are not looked at. */
  Set<PartShape> shapes();

  /** Whether it finds projective trees only. */
  boolean isProjective();

  /**
   * The tree with the highest score; of several, always the same one. It has labels if the decoder is one of
   * {@link Decoders#withLabels} and the scores have them.
   *
   * @param scores finite scores of a sentence with at least one word, whose graph has a tree that it can find
   */
  ScoredTree decode(PartScores scores);
}
