package org.kerndep.train;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.run.Failures;
import org.kerndep.train.fold.Jackknife;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file that a model is trained into. Until it is written, what is done is kept beside it, in the file
 * {@code FILE.checkpoint} and the directory {@code FILE.folds}, so that a training that was stopped goes on.
 *
 * @param file the model, or a device or pipe, which has nothing beside it
 */
public record ModelTarget(Path file) {

  private static final Logger LOG = LoggerFactory.getLogger(ModelTarget.class);

  /** Where the base parser's training leaves what is done. */
  public Path checkpoint() {
    return file.resolveSibling(file.getFileName() + ".checkpoint");
  }

  private Path folds() {
    return file.resolveSibling(file.getFileName() + ".folds");
  }

  /**
   * Trains a model, or goes on with it, and writes it.
   *
   * @param dev as for {@link TrainingPipeline#trainBase(Treebank, Treebank)}
   * @param baseOnly whether the model gets neither a reranker nor a kernel
   * @param finish makes of the model what is written
   */
  public void train(TrainingPipeline pipeline, Treebank treebank, Treebank dev, boolean baseOnly,
      UnaryOperator<ModelBundle> finish) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      write(finish.apply(baseOnly ? pipeline.trainBase(treebank, dev) : pipeline.train(treebank, dev)));
      return;
    }
    write(finish.apply(baseOnly
        ? pipeline.trainBase(treebank, dev, checkpoint())
        : pipeline.train(treebank, dev, checkpoint(), folds())));
    removeLeftovers();
  }

  /** Writes a model; the file appears only when it is complete. */
  public void write(ModelBundle model) throws IOException {
    model.write(file);
    LOG.info("wrote {} ({} KB)", file, Files.size(file) / 1024);
  }

  /** Removes what trainings have left beside the file. */
  public void removeLeftovers() {
    try {
      if (Files.isRegularFile(checkpoint())) {
        Files.delete(checkpoint());
      }
      Jackknife.remove(folds());
    } catch (IOException e) {
      LOG.warn("{} or {} could not be removed ({}); remove them by hand", checkpoint(), folds(), Failures.reason(e));
    }
  }
}
