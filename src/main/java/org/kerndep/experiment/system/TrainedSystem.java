package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;

/** A parser that has been trained. */
public interface TrainedSystem {

  /** What training took. */
  TrainingCost cost();

  /** Figures about its reranker. */
  default RerankFigures reranker() {
    return RerankFigures.NONE;
  }

  /**
   * Parses a CoNLL file into another of the same format. No system but the oracle looks at the input's trees.
   *
   * @return words per second on one thread without start-up, NaN if too little was parsed to tell
   */
  double parse(Path input, Path output) throws IOException;
}
