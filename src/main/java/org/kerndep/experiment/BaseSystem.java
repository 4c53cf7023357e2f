package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.DependencyParser;
import org.kerndep.data.Treebank;
import org.kerndep.io.MiscLayers;
import org.kerndep.run.CodeVersion;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;

/** The parser of this project with one of its decoders. */
final class BaseSystem implements ExperimentSystem {

  private static final String MODEL = "model.kdp";
  private static final String DECODER = "decoder";

  private final String name;
  private final SystemSettings settings;
  private final String differences;
  private final SystemOptions options;
  private final String version;

  BaseSystem(SystemSpec spec, String decoder, SystemOptions options) throws IOException {
    this.name = spec.name();
    this.options = options;
    this.version = CodeVersion.current();
    Map<String, String> given = new LinkedHashMap<>(options.settings());
    given.putAll(spec.settings());
    String other = given.put(DECODER, decoder);
    if (other != null) {
      throw new IllegalArgumentException("the decoder is named by the system; write base:" + other);
    }
    this.settings = SystemSettings.of(given);
    this.differences = settings.differences(SystemSettings.of(Map.of(DECODER, decoder)));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String settings() {
    return differences;
  }

  @Override
  public String seed() {
    return settings.seed();
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public TrainedSystem train(TreebankFiles files, Path directory) throws IOException {
    Path model = directory.resolve(MODEL);
    Effort.Watch watch = Effort.watch();
    try (Workers workers = new Workers(options.threads())) {
      new TrainingPipeline(settings.config(), settings.templates(), workers, options.progress())
          .trainBase(files.readTrain(MiscLayers.NONE), new Treebank(List.of()))
          .write(model);
    }
    Effort effort = watch.stop();
    return new TrainedParser(DependencyParser.load(model),
        new TrainingCost(effort.seconds(), options.threads(), effort.heap(), Files.size(model)), RerankFigures.NONE,
        options);
  }
}
