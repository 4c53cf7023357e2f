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
import org.kerndep.experiment.system.TrainingCache.Cached;
import org.kerndep.io.MiscLayers;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.rerank.RerankPipeline;
import org.kerndep.train.workspace.TrainingWorkspace;

/**
 * The parser of this project with one of its rerankers or a kernel in its decoder. What several of them learn from is
 * in a {@link TrainingCache}.
 */
final class RerankSystem extends KerndepSystem {

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
    return cache(files).prepared(variant.usesLists());
  }

  private TrainingCache cache(TreebankFiles files) {
    return new TrainingCache(training(), files, options);
  }

  @Override
  public TrainedSystem train(TreebankFiles files, Path directory) throws IOException {
    Path model = directory.resolve(MODEL);
    Treebank treebank = files.readTrain(MiscLayers.all(training().config().userLayers(training().templates())));
    try (Workers workers = new Workers(options.threads())) {
      TrainingContext context = new TrainingContext(training().templates(), workers, options.progress());
      Cached<ModelBundle> base = cache(files).base(treebank, context);
      if (variant.usesLists()) {
        return withReranker(base, treebank, cache(files), context, model);
      }
      return variant.usesFolds()
          ? withKernelInDecoder(base, treebank, cache(files), context, model)
          : withoutKernel(base, files, model);
    }
  }

  private TrainedSystem withoutKernel(Cached<ModelBundle> base, TreebankFiles files, Path model) throws IOException {
    base.content().write(model);
    DependencyParser parser = DependencyParser.load(model);
    TrainingCost cost = cost(base.use().seconds(), base.use().heap(), model);
    return variant == RerankVariant.ORACLE
        ? new TrainedOracle(parser, training().config().folds().trees(), files.punctuation(), cost, options)
        : new TrainedParser(parser, cost, RerankFigures.NONE, options);
  }

  private TrainedSystem withReranker(Cached<ModelBundle> base, Treebank treebank, TrainingCache cache,
      TrainingContext context, Path model) throws IOException {
    Cached<Optional<KBestFile>> lists = cache.lists(treebank, base.content().manifest(), context);
    ResourceWatch watch = ResourceWatch.start();
    ModelBundle bundle = base.content();
    if (lists.content().isPresent()) {
      bundle = new RerankPipeline(training().config(), context)
          .train(bundle, treebank, lists.content().get());
    }
    return trained(bundle, base.use().seconds(), lists.use().seconds(), watch, model);
  }

  private TrainedSystem withKernelInDecoder(Cached<ModelBundle> base, Treebank treebank, TrainingCache cache,
      TrainingContext context, Path model) throws IOException {
    Cached<TrainingWorkspace> folds = cache.folds(treebank, context);
    ResourceWatch watch = ResourceWatch.start();
    ModelBundle bundle = new TrainingPipeline(training().config(), context, folds.content())
        .addDecoderKernel(base.content(), treebank);
    return trained(bundle, base.use().seconds(), folds.use().seconds(), watch, model);
  }

  /** The system whose kernels have been trained while a watch was running. */
  private TrainedSystem trained(ModelBundle bundle, double baseSeconds, double foldSeconds, ResourceWatch watch,
      Path model) throws IOException {
    bundle.write(model);
    ResourceUse own = watch.stop();
    return new TrainedParser(DependencyParser.load(model),
        cost(baseSeconds + foldSeconds + own.seconds(), own.heap(), model),
        RerankFigures.of(bundle, own.seconds(), foldSeconds), options);
  }

  private TrainingCost cost(double seconds, HeapUse heap, Path model) throws IOException {
    return new TrainingCost(seconds, options.threads(), heap, Files.size(model));
  }
}
