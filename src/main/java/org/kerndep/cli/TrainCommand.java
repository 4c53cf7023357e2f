package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.TreebankReader;
import org.kerndep.run.Failures;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingConfig;
import org.kerndep.train.TrainingPipeline;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Trains a model from a treebank. */
@Command(name = "train", description = "Train a model from a treebank.", mixinStandardHelpOptions = true,
    versionProvider = Main.Versions.class)
final class TrainCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(TrainCommand.class);

  @Option(names = "--train", required = true, paramLabel = "FILE", description = "treebank to learn from (CoNLL)")
  private Path train;

  @Option(names = "--dev", paramLabel = "FILE",
      description = "treebank to report scores on after each epoch, and to choose the epoch by with keep=best")
  private Path dev;

  @Option(names = "--model", required = true, paramLabel = "FILE", description = "model file to write")
  private Path model;

  @Option(names = "--format", defaultValue = "auto",
      description = "format of the treebanks: auto (default, each for itself), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE}); the result is the same")
  private int threads;

  @Option(names = "--seed", paramLabel = "S", description = "seed of the random order of sentences")
  private Long seed;

  @Option(names = "--config", paramLabel = "FILE", description = "file of key=value settings")
  private Path config;

  @Option(names = "--templates", paramLabel = "FILE",
      description = "file of feature templates, or the name of a set that comes with the parser: standard, carreras")
  private Path templates;

  @Option(names = "--fresh", description = "start anew even if a checkpoint (FILE.checkpoint beside the model) of a "
      + "stopped run with the same data and settings is there; by default training goes on from it")
  private boolean fresh;

  @Option(names = "--skip-bad", description = "leave out sentences that cannot be read instead of stopping")
  private boolean skipBad;

  @Parameters(paramLabel = "key=value",
      description = "settings, such as epochs=5 update=perceptron keep=best; they override the file's")
  private List<String> settings = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    TrainingConfig settled = settings();
    TemplateSet templateSet = templates == null ? TemplateSet.standard() : TemplateFiles.read(templates);
    Options.requireWritable(model);
    Path checkpoint = model.resolveSibling(model.getFileName() + ".checkpoint");
    for (Path output : List.of(model, checkpoint)) {
      requireOther(train, output);
      requireOther(dev, output);
    }
    if (settled.keepsBest() && dev == null) {
      throw new UsageException("keep=best chooses the epoch by its dev scores; add --dev FILE or use keep=last");
    }
    Treebank treebank = readSome(train);
    Treebank devTreebank = readDev(settled.keepsBest());
    if (fresh) {
      remove(checkpoint);
    }
    try (Workers workers = Options.workers(threads)) {
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

  private TrainingConfig settings() throws IOException {
    Settings settled = new Settings();
    if (config != null) {
      settled.addFile(config);
    }
    settings.forEach(settled::add);
    if (seed != null) {
      settled.add("seed=" + seed);
    }
    return settled.config();
  }

  private void requireOther(Path input, Path output) throws IOException {
    if (input != null && Files.exists(input) && Files.exists(output) && Files.isSameFile(input, output)) {
      throw new UsageException("--model " + model + " would overwrite the treebank " + input + "; name another file");
    }
  }

  private Treebank readDev(boolean needed) throws IOException {
    if (dev == null) {
      return new Treebank(List.of());
    }
    return needed ? readSome(dev) : read(dev);
  }

  private Treebank readSome(Path file) throws IOException {
    Treebank treebank = read(file);
    if (treebank.isEmpty()) {
      throw new BadInputException(file.toString(), "has no sentences", "name a treebank");
    }
    return treebank;
  }

  private Treebank read(Path file) throws IOException {
    TreebankReader.Result result = TreebankReader.read(file, format, skipBad, new ConsoleProgress());
    if (!result.problems().isEmpty()) {
      result.problems().forEach(problem -> LOG.warn("skipped: {}", problem));
      LOG.warn("{}: skipped {} bad sentences, kept {}", file, result.problems().size(), result.treebank().size());
    }
    return result.treebank();
  }
}
