package org.kerndep.experiment.system;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.kerndep.run.CodeVersion;
import org.kerndep.run.Progress;

/**
 * What all systems of an experiment share.
 *
 * @param settings training settings of this project's systems; a system's own come after them
 * @param shared directory of the base parsers and lists that systems share; made if it is needed
 * @param prepared directory of existing ones, named {@code TREEBANK.kdp} and {@code TREEBANK.lists}
 * @param threads for training; parsing speed is always that of one
 * @param speed how the parsing speed of this project's systems is measured
 * @param peers directory with a sub-directory of jars per peer
 * @param timeLimit for each process of a peer
 * @param progress is told of training and parsing
 */
public record SystemOptions(Map<String, String> settings, Path shared, Optional<Path> prepared, int threads,
    SpeedMeasurement speed, Path peers, Duration timeLimit, Progress progress) {

  public SystemOptions {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }

  /** Where the Maven profile {@code peers} puts the jars: beside this project's own. */
  public static Path usualPeers() {
    return CodeVersion.location().resolveSibling("peers");
  }
}
