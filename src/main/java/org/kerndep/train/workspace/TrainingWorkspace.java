package org.kerndep.train.workspace;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kerndep.bundle.Manifest;
import org.kerndep.run.Failures;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where a training run keeps what it has done so far, so that an equal run can resume it: in files, or only in memory,
 * where a run that is stopped is lost. Immutable; the files belong to one run at a time.
 */
public final class TrainingWorkspace {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingWorkspace.class);

  /** Says what tells a run from others; only asked if there are files. */
  @FunctionalInterface
  public interface Run {
    Manifest fingerprint() throws IOException;
  }

  private final Optional<Path> file;

  private TrainingWorkspace(Optional<Path> file) {
    this.file = file;
  }

  /** Nothing is kept in files. */
  public static TrainingWorkspace inMemory() {
    return new TrainingWorkspace(Optional.empty());
  }

  /**
   * Checkpoints are kept in the file {@code FILE.checkpoint}, results of folds in the directory {@code FILE.folds}.
   *
   * @param file what the run makes; beside a device or pipe nothing is kept
   */
  public static TrainingWorkspace beside(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file) ? inMemory() : new TrainingWorkspace(Optional.of(file));
  }

  private Optional<Path> checkpoint() {
    return beside(".checkpoint");
  }

  private Optional<Path> folds() {
    return beside(".folds");
  }

  private Optional<Path> beside(String ending) {
    return file.map(path -> path.resolveSibling(path.getFileName() + ending));
  }

  /** The files and directories that may be there. */
  public List<Path> files() {
    return Stream.of(checkpoint(), folds()).flatMap(Optional::stream).toList();
  }

  /** Whether nothing is kept, so that a run cannot resume. */
  public boolean isEmpty() {
    return files().stream().noneMatch(Files::exists);
  }

  /** The checkpoints of a base parser's training. */
  public Checkpoints checkpoints(Run run) throws IOException {
    return checkpoint().isPresent() ? new CheckpointFile(checkpoint().get(), run.fingerprint()) : Checkpoints.NONE;
  }

  /** The results of folds; their directory is made if it does not exist. */
  public FoldResults folds(Manifest run) throws IOException {
    if (folds().isPresent()) {
      Files.createDirectories(folds().get());
    }
    return new FoldResults(folds(), run);
  }

  /** Removes the files, when the run has made what it was for. Those that cannot be removed are told in the log. */
  public void remove() {
    try {
      if (checkpoint().isPresent() && Files.isRegularFile(checkpoint().get())) {
        Files.delete(checkpoint().get());
      }
      if (folds().isPresent() && Files.isDirectory(folds().get())) {
        removeFolds(folds().get());
      }
    } catch (IOException e) {
      LOG.warn("{} could not be removed ({}); remove them by hand",
          String.join(" or ", files().stream().map(Path::toString).toList()), Failures.reason(e));
    }
  }

  private static void removeFolds(Path directory) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "fold-*")) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    Files.delete(directory);
  }
}
