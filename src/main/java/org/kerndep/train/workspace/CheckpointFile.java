package org.kerndep.train.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.kerndep.bundle.Checkpoint;
import org.kerndep.bundle.CheckpointReader;
import org.kerndep.bundle.CheckpointWriter;
import org.kerndep.bundle.Manifest;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.run.Failures;
import org.kerndep.train.origin.Fingerprint;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checkpoints in a file. One that is damaged or of another run is not used, and one that cannot be written does not
 * stop the training; both are told in the log. One thread.
 */
final class CheckpointFile implements Checkpoints {

  private static final Logger LOG = LoggerFactory.getLogger(CheckpointFile.class);

  private final Path file;
  private final Manifest run;

  /**
   * The checkpoints of one run.
   *
   * @param run its {@link Fingerprint}
   */
  CheckpointFile(Path file, Manifest run) {
    this.file = file;
    this.run = run;
  }

  @Override
  public Optional<Checkpoint> earlier(int epochs, Supplier<TrainableWeights> parts, Supplier<TrainableWeights> labels) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (CheckpointReader reader = new CheckpointReader(file)) {
      Optional<String> difference = Fingerprint.difference(reader.run(), run);
      if (difference.isEmpty()) {
        return Optional.of(reader.read(epochs, parts, labels));
      }
      refuse("it was made with " + difference.get());
    } catch (IOException e) {
      refuse(Failures.reason(e));
    }
    return Optional.empty();
  }

  @Override
  public void save(Checkpoint checkpoint) {
    try {
      CheckpointWriter.write(file, run, checkpoint);
    } catch (IOException e) {
      LOG.warn("no checkpoint could be written, so training could not be resumed from here: {}", e.getMessage());
    }
  }

  private void refuse(String reason) {
    LOG.warn("checkpoint {} is not used: {}; training starts anew", file, reason);
  }
}
