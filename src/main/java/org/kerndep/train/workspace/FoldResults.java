package org.kerndep.train.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;
import org.kerndep.run.Failures;
import org.kerndep.train.origin.Fingerprint;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The results of folds, each in a file of its own if they are kept in files. One that is damaged or of another run is
 * made again, which is told in the log. Shared by threads; each fold belongs to one of them.
 */
public final class FoldResults {

  private static final Logger LOG = LoggerFactory.getLogger(FoldResults.class);

  /** A result in a file, and the run that it says it is of. */
  private record Kept<T>(Manifest run, T result) {}

  private interface Reader<T> {
    Kept<T> read(Path file) throws IOException;
  }

  private interface Writer<T> {
    void write(Path file, T result) throws IOException;
  }

  private final Optional<Path> directory;
  private final Manifest run;

  FoldResults(Optional<Path> directory, Manifest run) {
    this.directory = directory;
    this.run = run;
  }

  /**
   * The lists of a fold, those of an equal run if they are kept.
   *
   * @param fold from 0
   * @param sentences what the lists are of
   * @param made makes the lists
   */
  public List<KBestList> lists(int fold, Treebank sentences, Supplier<List<KBestList>> made) {
    return result(fold, ".lists", made,
        file -> {
          KBestFile kept = KBestFile.read(file, sentences);
          return new Kept<>(kept.made(), kept.lists());
        },
        (file, lists) -> new KBestFile(run, lists).write(file, sentences));
  }

  /**
   * The model of all folds but one, that of an equal run if it is kept.
   *
   * @param fold the one, from 0
   * @param trained trains the model
   */
  public BaseModel model(int fold, Supplier<BaseModel> trained) {
    return result(fold, ".kdp", trained,
        file -> {
          ModelBundle kept = ModelBundle.read(file);
          return new Kept<>(kept.manifest(), kept.base());
        },
        (file, model) -> new ModelBundle(run, model).write(file));
  }

  private <T> T result(int fold, String ending, Supplier<T> made, Reader<T> reader, Writer<T> writer) {
    if (directory.isEmpty()) {
      return made.get();
    }
    Path file = directory.get().resolve("fold-" + (fold + 1) + ending);
    return earlier(file, reader).orElseGet(() -> {
      T result = made.get();
      try {
        writer.write(file, result);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return result;
    });
  }

  private <T> Optional<T> earlier(Path file, Reader<T> reader) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      Kept<T> kept = reader.read(file);
      Optional<String> difference = Fingerprint.difference(kept.run, run);
      if (difference.isEmpty()) {
        return Optional.of(kept.result);
      }
      LOG.warn("{} is not used: it was made with {}", file, difference.get());
    } catch (ModelFormatException e) {
      LOG.warn("{} is not used: it is damaged or of another version", file);
    } catch (IOException e) {
      LOG.warn("{} is not used: {}", file, Failures.reason(e));
    }
    return Optional.empty();
  }
}
