package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Failures;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingConfig;
import org.kerndep.train.TrainingPipeline;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains a model from a treebank. */
@Command(name = "train", description = "Train a model from a treebank.", mixinStandardHelpOptions = true,
    versionProvider = Main.Versions.class)
final class TrainCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(TrainCommand.class);

  @Mixin
  private TrainingOptions options;

  @Option(names = "--dev", paramLabel = "FILE",
      description = "treebank to report scores on after each epoch, to fit probabilities to, and to choose the epoch by "
          + "with keep=best")
  private Path dev;

  @Option(names = "--model", required = true, paramLabel = "FILE", description = "model file to write")
  private Path model;

  @Option(names = "--fresh", description = "start anew even if a checkpoint (FILE.checkpoint beside the model) of a "
      + "stopped run with the same data and settings is there; by default training goes on from it")
  private boolean fresh;

  @Override
  public Integer call() throws IOException {
    TrainingConfig settled = options.settings();
    TemplateSet templateSet = options.templates();
    Options.requireWritable(model);
    Path checkpoint = model.resolveSibling(model.getFileName() + ".checkpoint");
    for (Path output : List.of(model, checkpoint)) {
      options.requireOther(options.train(), output);
      options.requireOther(dev, output);
    }
    if (settled.keepsBest() && dev == null) {
      throw new UsageException("keep=best chooses the epoch by its dev scores; add --dev FILE or use keep=last");
    }
    Treebank treebank = options.readTrain();
    Treebank devTreebank = readDev(settled.keepsBest());
    if (fresh) {
      remove(checkpoint);
    }
    try (Workers workers = options.workers()) {
      TrainingPipeline pipeline =
          new TrainingPipeline(settled, templateSet, workers, new ConsoleProgress(settled.passes()));
      ModelBundle bundle = isDevice(model)
          ? pipeline.train(treebank, devTreebank)
          : pipeline.train(treebank, devTreebank, checkpoint);
      bundle.write(model);
    }
    LOG.info("wrote {} ({} KB)", model, Files.size(model) / 1024);
    remove(checkpoint);
    return 0;
  }

  /** Devices and pipes have nothing beside them. */
  private static boolean isDevice(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file);
  }

  private static void remove(Path checkpoint) {
    try {
      if (Files.isRegularFile(checkpoint)) {
        Files.delete(checkpoint);
      }
    } catch (IOException e) {
      LOG.warn("{} could not be removed ({}); remove it by hand", checkpoint, Failures.reason(e));
    }
  }

  private Treebank readDev(boolean needed) throws IOException {
    if (dev == null) {
      return new Treebank(List.of());
    }
    return needed ? options.readSome(dev) : options.read(dev);
  }
}
