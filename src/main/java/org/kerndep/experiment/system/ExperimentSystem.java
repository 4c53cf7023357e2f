package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A parser that can be trained, with its settings. */
public interface ExperimentSystem {

  /** In place of a figure that a system does not have. */
  String ABSENT = "-";

  /** The name of the file that a system of this project leaves its model in. */
  String MODEL = "model.kdp";

  /** The name {@link Systems} knows it by. */
  String name();

  /** The settings as {@code key=value} separated by blanks; those that the version implies may be left out. */
  String settings();

  /** The seed, or {@link #ABSENT} if the system has none. */
  String seed();

  /** Names the code, so that a run is done again when it changes. */
  String version();

  /** Files besides the treebank's that its result depends on. */
  default List<Path> prepared(TreebankFiles files) {
    return List.of();
  }

  /**
   * Trains on a treebank.
   *
   * @param directory where the model and anything else stays; exists
   */
  TrainedSystem train(TreebankFiles files, Path directory) throws IOException;
}
