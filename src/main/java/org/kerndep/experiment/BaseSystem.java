package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreebankReader;
import org.kerndep.io.Trees;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.CodeVersion;
import org.kerndep.run.Hash;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingConfig;
import org.kerndep.train.TrainingPipeline;

/** The parser of this project with one of its decoders. */
final class BaseSystem implements ExperimentSystem {

  private static final String MODEL = "model.kdp";
  private static final String SEED = "seed";
  private static final String DECODER = "decoder";
  private static final String TEMPLATES = "templates";

  private final String name;
  private final TrainingConfig config;
  private final TemplateSet templates;
  private final String templatesName;
  private final SystemOptions options;
  private final String version;

  BaseSystem(SystemSpec spec, String decoder, SystemOptions options) throws IOException {
    this.name = spec.name();
    this.options = options;
    this.version = CodeVersion.current();
    Map<String, String> settings = new LinkedHashMap<>(options.settings());
    settings.putAll(spec.settings());
    String file = settings.remove(TEMPLATES);
    this.templates = file == null ? TemplateSet.standard() : TemplateFiles.read(Path.of(file));
    this.templatesName = templates.name().orElseGet(() -> Path.of(file).getFileName() + "@" + hash(templates));
    this.config = config(settings, decoder);
  }

  private static TrainingConfig config(Map<String, String> settings, String decoder) {
    TrainingConfig settled = TrainingConfig.DEFAULT;
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      if (setting.getKey().equals(DECODER)) {
        throw new IllegalArgumentException("the decoder is named by the system; write base:" + setting.getValue());
      }
      settled = settled.with(setting.getKey(), setting.getValue());
    }
    if (settled.keepsBest()) {
      throw new IllegalArgumentException("keep=best needs dev data, which no experiment trains with; use keep=last");
    }
    return settled.with(DECODER, decoder).requireConsistent();
  }

  private static String hash(TemplateSet templates) {
    return Hash.ofTexts(List.of(templates.toString()));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String settings() {
    Map<String, String> settings = config.toMap();
    settings.remove(SEED);
    settings.remove(DECODER);
    Map<String, String> usual = TrainingConfig.DEFAULT.toMap();
    settings.put(TEMPLATES, templatesName);
    usual.put(TEMPLATES, TemplateSet.standard().name().orElseThrow());
    return SystemSpec.difference(settings, usual);
  }

  @Override
  public String seed() {
    return Long.toString(config.seed());
  }

  @Override
  public String version() {
    return version;
  }

  @Override
  public TrainedSystem train(Path treebank, Path directory) throws IOException {
    Path model = directory.resolve(MODEL);
    HeapWatch heap = HeapWatch.start();
    long start = System.nanoTime();
    try (Workers workers = new Workers(options.threads())) {
      new TrainingPipeline(config, templates, workers, options.progress())
          .trainBase(TreebankReader.read(treebank), new Treebank(List.of()))
          .write(model);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Trained(DependencyParser.load(model),
        new TrainingCost(seconds, options.threads(), heap.stop(), Files.size(model)));
  }

  /** A model as it came back from its file. */
  private final class Trained implements TrainedSystem {

    private final DependencyParser parser;
    private final TrainingCost cost;

    Trained(DependencyParser parser, TrainingCost cost) {
      this.parser = parser;
      this.cost = cost;
    }

    @Override
    public TrainingCost cost() {
      return cost;
    }

    @Override
    public double parse(Path input, Path output) throws IOException {
      try (Workers one = new Workers(1);
          ConllReader in = ConllReader.open(input, null, Trees.IGNORE);
          AtomicFile file = new AtomicFile(output)) {
        try (ConllWriter out = new ConllWriter(file.out(), null)) {
          new ConllParser(parser, one, false).parse(in, out, false, options.progress());
        }
        file.commit();
      }
      return options.speed().wordsPerSecond(sentences(input), parser::parse);
    }

    private static List<Sentence> sentences(Path input) throws IOException {
      List<Sentence> sentences = new ArrayList<>();
      try (ConllReader reader = ConllReader.open(input, null, Trees.IGNORE)) {
        for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
          sentences.add(block.sentence());
        }
      }
      return sentences;
    }
  }
}
