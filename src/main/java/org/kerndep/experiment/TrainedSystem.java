package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Path;

/** A parser that has been trained. */
public interface TrainedSystem {

  /** What training took. */
  TrainingCost cost();

  /**
   * Parses a CoNLL file into another of the same format. The input's trees are not looked at.
   *
   * @return words per second on one thread without start-up, NaN if too little was parsed to tell
   */
  double parse(Path input, Path output) throws IOException;
}
