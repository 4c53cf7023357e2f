package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.BadInputException;
import org.kerndep.io.MiscLayers;
import org.kerndep.run.Failures;
import org.kerndep.run.Workers;
import org.kerndep.text.TextModel;
import org.kerndep.text.TextTrainer;
import org.kerndep.text.tagger.Tagger;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.ListOrigin;
import org.kerndep.train.origin.TextOrigin;
import org.kerndep.train.rerank.RerankPipeline;
import org.kerndep.train.text.PredictedTags;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains a model from a treebank. */
@Command(name = "train", description = "Train a model from a treebank: a base parser and a reranker.",
    mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    footer = {"", "Examples:",
      "  kerndep train --train train.conllu --dev dev.conllu --model my.kdp --with-text --tags predicted",
      "  kerndep train --train train.conllu --model small.kdp --base-only epochs=3"})
final class TrainCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(TrainCommand.class);

  @Mixin
  private TrainingOptions options;

  @Option(names = "--dev", paramLabel = "FILE",
      description = "treebank to report scores on after each epoch, to fit probabilities to, and to choose the epoch "
          + "by with keep=best")
  private Path dev;

  @Option(names = "--model", required = true, paramLabel = "FILE", description = "model file to write")
  private Path model;

  @Option(names = "--fresh", description = "start anew even if there is a checkpoint (FILE.checkpoint beside the "
      + "model) or folds (FILE.folds) of a stopped run with the same data and settings; by default training resumes from "
      + "them")
  private boolean fresh;

  @Option(names = "--kernel-mode", paramLabel = "MODE", description = "where a kernel has its say (the setting "
      + "kernel-mode): rerank (default) chooses from the best trees, decode adds to the scores of arcs before trees "
      + "are found, decode+rerank does both")
  private String kernelMode;

  @Option(names = "--base-only", description = "train neither a reranker nor a kernel")
  private boolean baseOnly;

  @Option(names = "--base", paramLabel = "FILE",
      description = "with --lists: train only a reranker, for the base parser of this model; without: train only what "
          + "--with-text asks for and add it to this model")
  private Path base;

  @Option(names = "--lists", paramLabel = "FILE", description = "lists of the treebank that 'jackknife' has made")
  private Path lists;

  @Option(names = "--with-text", description = "also train models that find sentences, words and tags in plain text, "
      + "and store them in the model; the treebank must be conllu")
  private boolean withText;

  @Option(names = "--licence", paramLabel = "TEXT", description = "the licence that the treebank asks of the model")
  private String licence;

  @Option(names = "--source", paramLabel = "TEXT", description = "the name and version of the treebank")
  private String source;

  @Option(names = "--note", paramLabel = "KEY=TEXT",
      description = "something else that the manifest says, such as vectors-licence=PDDL; may be repeated")
  private Map<String, String> notes = new LinkedHashMap<>();

  @Override
  public Integer call() throws IOException {
    TrainingConfig settled = kernelMode == null ? options.settings() : options.settings("kernel-mode=" + kernelMode);
    TemplateSet templateSet = options.templates();
    check(settled);
    Optional<ModelBundle> system = base == null ? Optional.empty() : Optional.of(Options.readModel(base));
    MiscLayers layers = layers(settled, system.map(bundle -> bundle.base().templates()).orElse(templateSet));
    Treebank gold = options.readTrain(layers);
    Treebank goldDev = readDev(layers, settled.base().keepsBest());
    TrainingWorkspace workspace = TrainingWorkspace.beside(model);
    if (fresh) {
      workspace.remove();
    }
    try (Workers workers = options.workers()) {
      WordKnowledge knowledge = system.isEmpty() ? options.knowledge(templateSet, gold, workers)
          : knowledge(system.get(), templateSet, gold, workers);
      TrainingContext context = new TrainingContext(templateSet, knowledge, workers, new ConsoleProgress());
      Optional<TextModel> text = withText ? Optional.of(trainText(knowledge, workers)) : Optional.empty();
      if (system.isEmpty()) {
        TrainingPipeline pipeline = new TrainingPipeline(settled, context, workspace);
        Treebank treebank = options.tagged(gold, context);
        Treebank taggedDev = taggedDev(goldDev, gold, text.map(TextModel::tagger), knowledge);
        write(finished(baseOnly ? pipeline.trainBase(treebank, taggedDev) : pipeline.train(treebank, taggedDev), text));
        workspace.remove();
      } else if (lists == null) {
        write(TextOrigin.added(system.get(), text.orElseThrow()));
      } else {
        write(finished(addReranker(system.get(), settled, options.tagged(gold, context), context), text));
      }
    }
    return 0;
  }

  private void write(ModelBundle bundle) throws IOException {
    bundle.write(model);
    LOG.info("wrote {} ({} KB)", model, Files.size(model) / 1024);
  }

  private MiscLayers layers(TrainingConfig settled, TemplateSet templates) throws IOException {
    return TrainingOptions.layers(baseOnly ? templates.userLayers() : settled.userLayers(templates));
  }

  private void check(TrainingConfig settled) throws IOException {
    Options.requireWritable(model);
    List<Path> outputs = new ArrayList<>(TrainingWorkspace.beside(model).files());
    outputs.add(0, model);
    for (Path output : outputs) {
      options.requireOther(options.train(), output);
      options.requireOther(dev, output);
    }
    if (lists != null && base == null || base != null && (baseOnly || lists == null && !withText)) {
      throw new UsageException("--base and --lists go together, and not with --base-only; "
          + "without --lists, --base needs --with-text");
    }
    if (notes.keySet().stream().anyMatch(key -> !key.matches("[a-z][a-z-]*"))) {
      throw new UsageException("the key of a --note is made of small letters and hyphens: " + notes.keySet());
    }
    if (lists != null && settled.kernelMode().decodes()) {
      throw new UsageException("a kernel in the decoder is not learnt from lists; leave out --base and --lists");
    }
    if (settled.base().keepsBest() && dev == null && base == null) {
      throw new UsageException("keep=best chooses the epoch by its dev scores; add --dev FILE or use keep=last");
    }
    if (base == null ? !baseOnly && settled.kernelMode().reranks() : lists != null) {
      checkReranker(settled);
    }
  }

  private static void checkReranker(TrainingConfig settled) throws IOException {
    try {
      settled.reranker();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /**
   * What a base parser knows of words. Guesses that were learnt from the treebank are needed with their vectors where
   * the treebank is tagged by folds, each of which learns them anew.
   */
  private WordKnowledge knowledge(ModelBundle system, TemplateSet templateSet, Treebank gold, Workers workers)
      throws IOException {
    WordKnowledge own = system.base().vocabulary().knowledge();
    boolean needsVectors = options.predictsTags() && own.layers().contains(WordKnowledge.TAGS);
    if (options.hasWordTables() && !needsVectors) {
      throw new UsageException("--base has the word classes and the lexicon that it was trained with; leave out "
          + "--vectors, --clusters and --lexicon");
    }
    if (!needsVectors) {
      return own;
    }
    WordKnowledge given = options.hasWordTables() ? options.knowledge(templateSet, gold, workers) : WordKnowledge.NONE;
    if (!given.origin().equals(own.origin())) {
      throw new UsageException("--tags predicted with this --base needs the same --vectors, --class-words and --lexicon "
          + "that it was trained with: " + own.origin());
    }
    return given;
  }

  private TextModel trainText(WordKnowledge knowledge, Workers workers) throws IOException {
    return TextTrainer.train(options.readText(), knowledge, workers, new ConsoleProgress());
  }

  /** Dev data with the tags that the whole treebank's tagger gives. */
  private Treebank taggedDev(Treebank goldDev, Treebank gold, Optional<Tagger> tagger, WordKnowledge knowledge) {
    return !options.predictsTags() || goldDev.isEmpty()
        ? goldDev
        : PredictedTags.tag(goldDev, tagger.orElseGet(() -> PredictedTags.tagger(gold, knowledge)));
  }

  /** The model that is written: it says what it was made from, and has the models of plain text. */
  private ModelBundle finished(ModelBundle bundle, Optional<TextModel> text) {
    ModelBundle noted = noted(options.predictsTags() ? PredictedTags.noted(bundle) : bundle);
    return text.map(models -> TextOrigin.added(noted, models)).orElse(noted);
  }

  private ModelBundle noted(ModelBundle bundle) {
    Map<String, String> entries = new LinkedHashMap<>(bundle.manifest().entries());
    if (licence != null) {
      entries.put("licence", licence);
    }
    if (source != null) {
      entries.put("source", source);
    }
    notes.forEach(entries::putIfAbsent);
    return bundle.with(new Manifest(entries));
  }

  private ModelBundle addReranker(ModelBundle system, TrainingConfig settled, Treebank treebank,
      TrainingContext context) throws IOException {
    if (system.decodingKernel().isPresent()) {
      throw new UsageException(base + " has a kernel in its decoder, which no lists of 'jackknife' are made with; "
          + "train both kernels together, with --kernel-mode decode+rerank");
    }
    KBestFile made = readLists(treebank);
    List<String> differences = ListOrigin.of(made).differences(system.manifest());
    if (!differences.isEmpty()) {
      LOG.warn("{}: the lists were made with {}; the reranker may expect other trees than {} gives", lists,
          String.join(", ", differences), base);
    }
    return new RerankPipeline(settled, context).train(system, treebank, made);
  }

  private KBestFile readLists(Treebank treebank) throws IOException {
    KBestFile made;
    try {
      made = KBestFile.read(lists, treebank);
    } catch (IOException e) {
      throw new BadInputException(lists.toString(), "the lists cannot be read (" + Failures.reason(e) + ")",
          "make them with 'kerndep jackknife'");
    }
    try {
      ListOrigin.of(made).require(treebank);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(lists.toString(), e.getMessage(), "make them from " + options.train()
          + " with 'kerndep jackknife'");
    }
    return made;
  }

  private Treebank readDev(MiscLayers layers, boolean needed) throws IOException {
    if (dev == null) {
      return new Treebank(List.of());
    }
    return needed ? options.readSome(dev, layers) : options.read(dev, layers);
  }
}
