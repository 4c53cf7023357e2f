package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.io.MiscLayers;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.rerank.RerankPipeline;

/**
 * The parser of this project with one of its rerankers or a kernel in its decoder, on a {@link Groundwork} that others
 * have too.
 */
final class RerankSystem extends OwnSystem {

  private final RerankVariant variant;
  private final SystemOptions options;

  /** A system; what makes the variant comes after the settings of all systems and before its own. */
  RerankSystem(SystemSpec spec, RerankVariant variant, SystemOptions options) throws IOException {
    super(variant.toString(), given(spec, variant, options), variant.settings());
    this.variant = variant;
    this.options = options;
  }

  private static Map<String, String> given(SystemSpec spec, RerankVariant variant, SystemOptions options) {
    Map<String, String> given = new LinkedHashMap<>(options.settings());
    given.putAll(variant.settings());
    given.putAll(spec.settings());
    return given;
  }

  @Override
  public List<Path> prepared(TreebankFiles files) {
    return groundwork(files).prepared(variant.usesLists());
  }

  private Groundwork groundwork(TreebankFiles files) {
    return new Groundwork(training(), files, options);
  }

  @Override
  public TrainedSystem train(TreebankFiles files, Path directory) throws IOException {
    Path model = directory.resolve(MODEL);
    Treebank treebank = files.readTrain(MiscLayers.all(training().config().userLayers(training().templates())));
    try (Workers workers = new Workers(options.threads())) {
      Made<ModelBundle> base = groundwork(files).base(treebank, workers);
      if (variant.usesLists()) {
        return withReranker(base, treebank, groundwork(files), workers, model);
      }
      return variant.usesFolds()
          ? withKernelInDecoder(base, treebank, groundwork(files), workers, model)
          : withoutKernel(base, files, model);
    }
  }

  private TrainedSystem withoutKernel(Made<ModelBundle> base, TreebankFiles files, Path model) throws IOException {
    base.content().write(model);
    DependencyParser parser = DependencyParser.load(model);
    TrainingCost cost = cost(base.effort().seconds(), base.effort().heap(), model);
    return variant == RerankVariant.ORACLE
        ? new TrainedOracle(parser, training().config().trees(), files.punctuation(), cost, options)
        : new TrainedParser(parser, cost, RerankFigures.NONE, options);
  }

  private TrainedSystem withReranker(Made<ModelBundle> base, Treebank treebank, Groundwork groundwork,
      Workers workers, Path model) throws IOException {
    Made<Optional<KBestFile>> lists = groundwork.lists(treebank, base.content().manifest(), workers);
    Effort.Watch watch = Effort.watch();
    ModelBundle bundle = base.content();
    if (lists.content().isPresent()) {
      bundle = new RerankPipeline(training().config(), workers, options.progress())
          .train(bundle, treebank, lists.content().get());
    }
    return trained(bundle, base.effort().seconds(), lists.effort().seconds(), watch, model);
  }

  private TrainedSystem withKernelInDecoder(Made<ModelBundle> base, Treebank treebank, Groundwork groundwork,
      Workers workers, Path model) throws IOException {
    Made<Path> folds = groundwork.folds(treebank, workers);
    Effort.Watch watch = Effort.watch();
    ModelBundle bundle = new TrainingPipeline(training().config(), training().templates(), workers, options.progress())
        .addKernels(base.content(), treebank, folds.content());
    return trained(bundle, base.effort().seconds(), folds.effort().seconds(), watch, model);
  }

  /** The system whose kernels have been trained while a watch was running. */
  private TrainedSystem trained(ModelBundle bundle, double baseSeconds, double foldSeconds, Effort.Watch watch,
      Path model) throws IOException {
    bundle.write(model);
    Effort own = watch.stop();
    return new TrainedParser(DependencyParser.load(model),
        cost(baseSeconds + foldSeconds + own.seconds(), own.heap(), model),
        RerankFigures.of(bundle, own.seconds(), foldSeconds), options);
  }

  private TrainingCost cost(double seconds, HeapUse heap, Path model) throws IOException {
    return new TrainingCost(seconds, options.threads(), heap, Files.size(model));
  }
}
