package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.DependencyParser;
import org.kerndep.data.Treebank;
import org.kerndep.io.MiscLayers;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;

/** The parser of this project with one of its decoders. */
final class BaseSystem extends KerndepSystem {

  private static final String DECODER = "decoder";

  private final SystemOptions options;

  BaseSystem(SystemSpec spec, String decoder, SystemOptions options) throws IOException {
    super(spec.name(), given(spec, decoder, options), Map.of(DECODER, decoder));
    this.options = options;
  }

  private static Map<String, String> given(SystemSpec spec, String decoder, SystemOptions options) {
    Map<String, String> given = new LinkedHashMap<>(options.settings());
    given.putAll(spec.settings());
    String other = given.put(DECODER, decoder);
    if (other != null) {
      throw new IllegalArgumentException("the decoder is named by the system; write base:" + other);
    }
    return given;
  }

  @Override
  public TrainedSystem train(TreebankFiles files, Path directory) throws IOException {
    Path model = directory.resolve(MODEL);
    ResourceWatch watch = ResourceWatch.start();
    try (Workers workers = new Workers(options.threads())) {
      new TrainingPipeline(training().config(),
          new TrainingContext(training().templates(), workers, options.progress()), TrainingWorkspace.inMemory())
          .trainBase(files.readTrain(MiscLayers.all(training().templates().userLayers())), new Treebank(List.of()))
          .write(model);
    }
    ResourceUse use = watch.stop();
    return new TrainedParser(DependencyParser.load(model),
        new TrainingCost(use.seconds(), options.threads(), use.heap(), Files.size(model)), RerankFigures.NONE,
        options);
  }
}
