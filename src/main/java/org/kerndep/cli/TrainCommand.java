package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.BadInputException;
import org.kerndep.io.MiscLayers;
import org.kerndep.run.Failures;
import org.kerndep.run.Workers;
import org.kerndep.train.ListOrigin;
import org.kerndep.train.ModelTarget;
import org.kerndep.train.RerankPipeline;
import org.kerndep.train.TrainingConfig;
import org.kerndep.train.TrainingPipeline;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains a model from a treebank. */
@Command(name = "train", description = "Train a model from a treebank: a base parser and a reranker.",
    mixinStandardHelpOptions = true, versionProvider = Main.Versions.class)
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

  @Option(names = "--fresh", description = "start anew even if a checkpoint (FILE.checkpoint beside the model) or "
      + "folds (FILE.folds) of a stopped run with the same data and settings are there; by default training goes on "
      + "from them")
  private boolean fresh;

  @Option(names = "--kernel-mode", paramLabel = "MODE", description = "where a kernel has its say (the setting "
      + "kernel-mode): rerank (default) chooses from the best trees, decode adds to the scores of arcs before trees "
      + "are found, decode+rerank does both")
  private String kernelMode;

  @Option(names = "--base-only", description = "train neither a reranker nor a kernel")
  private boolean baseOnly;

  @Option(names = "--base", paramLabel = "FILE",
      description = "with --lists: train only a reranker, for the base parser of this model")
  private Path base;

  @Option(names = "--lists", paramLabel = "FILE", description = "lists of the treebank that 'jackknife' has made")
  private Path lists;

  @Override
  public Integer call() throws IOException {
    TrainingConfig settled = kernelMode == null ? options.settings() : options.settings("kernel-mode=" + kernelMode);
    TemplateSet templateSet = options.templates();
    check(settled);
    MiscLayers layers = baseOnly ? MiscLayers.NONE : options.layers(settled);
    Treebank treebank = options.readTrain(layers);
    ModelTarget target = new ModelTarget(model);
    if (fresh) {
      target.removeLeftovers();
    }
    try (Workers workers = options.workers()) {
      if (base != null) {
        target.write(addReranker(settled, treebank, workers));
      } else {
        target.train(new TrainingPipeline(settled, templateSet, workers, new ConsoleProgress()), treebank,
            readDev(layers, settled.keepsBest()), baseOnly);
      }
    }
    return 0;
  }

  private void check(TrainingConfig settled) throws IOException {
    Options.requireWritable(model);
    for (Path output : List.of(model, new ModelTarget(model).checkpoint())) {
      options.requireOther(options.train(), output);
      options.requireOther(dev, output);
    }
    if ((base == null) != (lists == null) || base != null && baseOnly) {
      throw new UsageException("--base and --lists go together, and not with --base-only");
    }
    if (base != null && settled.hasKernelInDecoder()) {
      throw new UsageException("a kernel in the decoder is not learnt from lists; leave out --base and --lists");
    }
    if (settled.keepsBest() && dev == null && base == null) {
      throw new UsageException("keep=best chooses the epoch by its dev scores; add --dev FILE or use keep=last");
    }
  }

  private ModelBundle addReranker(TrainingConfig settled, Treebank treebank, Workers workers) throws IOException {
    ModelBundle system = Options.readModel(base);
    if (system.decodingKernel().isPresent()) {
      throw new UsageException(base + " has a kernel in its decoder, which no lists of 'jackknife' are made with; "
          + "train both kernels together, with --kernel-mode decode+rerank");
    }
    KBestFile made = readLists();
    List<String> differences = ListOrigin.of(made).differences(system.manifest());
    if (!differences.isEmpty()) {
      LOG.warn("{}: the lists were made with {}; the reranker may expect other trees than {} gives", lists,
          String.join(", ", differences), base);
    }
    try {
      return new RerankPipeline(settled, workers, new ConsoleProgress()).train(system, treebank, made);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(lists.toString(), e.getMessage(), "make them from " + options.train()
          + " with 'kerndep jackknife'");
    }
  }

  private KBestFile readLists() throws IOException {
    try {
      return KBestFile.read(lists);
    } catch (IOException e) {
      throw new BadInputException(lists.toString(), "the lists cannot be read (" + Failures.reason(e) + ")",
          "make them with 'kerndep jackknife'");
    }
  }

  private Treebank readDev(MiscLayers layers, boolean needed) throws IOException {
    if (dev == null) {
      return new Treebank(List.of());
    }
    return needed ? options.readSome(dev, layers) : options.read(dev, layers);
  }
}
