package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.MiscLayers;
import org.kerndep.io.TreebankReader;
import org.kerndep.run.Workers;
import org.kerndep.text.TextCorpus;
import org.kerndep.train.config.TagSource;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.text.PredictedTags;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the commands that train have in common: the treebank, the settings, and the templates. */
final class TrainingOptions {

  private static final Logger LOG = LoggerFactory.getLogger(TrainingOptions.class);

  @Option(names = "--train", required = true, paramLabel = "FILE", description = "treebank to learn from (CoNLL)")
  private Path train;

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
      description = "file of feature templates, or the name of a set that comes with the parser: standard, "
          + "carreras, qian-liu")
  private Path templates;

  @Mixin
  private WordTableOptions wordTables;

  @Option(names = "--tags", paramLabel = "SOURCE", defaultValue = "gold",
      description = "tags, features and lemmas to learn from: gold (default), those of the treebank, or predicted, "
          + "those that models trained on the other parts of it give, as the parser gets them from plain text")
  private TagSource tags;

  @Option(names = "--skip-bad", description = "leave out sentences that cannot be read instead of stopping")
  private boolean skipBad;

  @Parameters(paramLabel = "key=value",
      description = "settings, such as epochs=5 update=perceptron keep=best; they override the file's")
  private List<String> settings = new ArrayList<>();

  /** The settings of file and arguments, and after them some more. */
  TrainingConfig settings(String... more) throws IOException {
    Settings settled = new Settings();
    if (config != null) {
      settled.addFile(config);
    }
    settings.forEach(settled::add);
    if (seed != null) {
      settled.add("seed=" + seed);
    }
    for (String setting : more) {
      settled.add(setting);
    }
    return settled.config();
  }

  TemplateSet templates() throws IOException {
    return templates == null ? TemplateSet.standard() : TemplateFiles.read(templates);
  }

  /** Whether words have classes. */
  boolean hasWordClasses() {
    return wordTables.hasClasses();
  }

  /** Whether anything is known of words beyond the treebank. */
  boolean hasWordTables() {
    return wordTables.areGiven();
  }

  /** What is known of words beyond the treebank, which is all that templates may look at. */
  WordKnowledge knowledge(TemplateSet templateSet, Treebank treebank, Workers workers) throws IOException {
    WordKnowledge knowledge = wordTables.read(treebank, workers);
    knowledge.require(templateSet.layers());
    return knowledge;
  }

  Workers workers() {
    return Options.workers(threads);
  }

  /** Refuses an output that is one of the treebanks. */
  void requireOther(Path input, Path output) throws IOException {
    if (input != null && Files.exists(input) && Files.exists(output) && Files.isSameFile(input, output)) {
      throw new UsageException(output + " would overwrite the treebank " + input + "; name another file");
    }
  }

  Path train() {
    return train;
  }

  /** Whether tags are not those of the treebank. */
  boolean predictsTags() {
    return tags == TagSource.PREDICTED;
  }

  /** The treebank with the tags to learn from. */
  Treebank tagged(Treebank treebank, TrainingContext context) {
    if (!predictsTags()) {
      return treebank;
    }
    if (treebank.size() < 2) {
      throw new UsageException("one sentence is too few for predicted tags; use --tags gold");
    }
    return PredictedTags.jackknife(treebank, context);
  }

  /** The treebank to learn from as running text. */
  TextCorpus readText() throws IOException {
    return TextCorpus.read(train, format, skipBad);
  }

  /** The layers of MISC that some user layers are. */
  static MiscLayers layers(List<String> paths) {
    try {
      return MiscLayers.all(paths);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** The treebank to learn from, which must have sentences, and values in the layers. */
  Treebank readTrain(MiscLayers layers) throws IOException {
    return layers.requireIn(readSome(train, layers), train.toString());
  }

  Treebank readSome(Path file, MiscLayers layers) throws IOException {
    Treebank treebank = read(file, layers);
    if (treebank.isEmpty()) {
      throw new BadInputException(file.toString(), "has no sentences", "name a treebank");
    }
    return treebank;
  }

  Treebank read(Path file, MiscLayers layers) throws IOException {
    TreebankReader.Result result = TreebankReader.read(file, format, layers, skipBad, new ConsoleProgress());
    if (!result.problems().isEmpty()) {
      result.problems().forEach(problem -> LOG.warn("skipped: {}", problem));
      LOG.warn("{}: skipped {} bad sentences, kept {}", file, result.problems().size(), result.treebank().size());
    }
    return result.treebank();
  }
}
