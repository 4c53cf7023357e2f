package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.MiscLayers;
import org.kerndep.io.TreebankReader;
import org.kerndep.run.Workers;
import org.kerndep.train.calibrate.ProbabilityFit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Fits the probabilities of a model to sentences. */
@Command(name = "calibrate", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Fit the probabilities that a model gives to sentences that it was not trained on, and print how far "
        + "they are from the truth before and after.",
    footer = {"", "Examples:", "  kerndep calibrate --model my.kdp --dev dev.conllu",
      "  kerndep calibrate --model my.kdp --dev dev.conllu -o fitted.kdp"})
final class CalibrateCommand implements Callable<Integer> {

  @Option(names = "--model", required = true, paramLabel = "FILE", description = "model file")
  private Path model;

  @Option(names = "--dev", required = true, paramLabel = "FILE", description = "treebank to fit to (CoNLL)")
  private Path dev;

  @Option(names = "--format", defaultValue = "auto", description = "auto (default), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = {"-o", "--output"}, paramLabel = "FILE",
      description = "write the model with its new probabilities here; the trees stay the same")
  private Path output;

  @Option(names = "--force", description = "let the output replace the treebank")
  private boolean force;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE}); the result is the same")
  private int threads;

  @Override
  public Integer call() throws IOException {
    if (output != null) {
      Options.requireWritable(output);
      Options.requireOther(output, force, dev);
    }
    ModelBundle bundle = Options.readModel(model);
    MiscLayers layers = MiscLayers.of(new DependencyParser(bundle).userLayers());
    Treebank treebank = TreebankReader.read(dev, format, layers, false, new ConsoleProgress()).treebank();
    if (treebank.isEmpty()) {
      throw new BadInputException(dev.toString(), "has no sentences", "name a treebank");
    }
    try (Workers workers = Options.workers(threads)) {
      ProbabilityFit fit = ProbabilityFit.of(bundle, bundle.arcCalibration(), treebank, workers);
      System.out.println(fit);
      if (output != null) {
        bundle.with(fit.addTo(bundle.manifest())).write(output);
      }
    }
    return 0;
  }
}
