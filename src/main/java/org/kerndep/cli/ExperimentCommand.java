package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.kerndep.experiment.Experiment;
import org.kerndep.experiment.Paper;
import org.kerndep.experiment.PaperReport;
import org.kerndep.experiment.ResultTable;
import org.kerndep.experiment.TaggerExperiment;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.SpeedMeasurement;
import org.kerndep.experiment.system.Split;
import org.kerndep.experiment.system.SystemOptions;
import org.kerndep.experiment.system.SystemSpec;
import org.kerndep.experiment.system.Systems;
import org.kerndep.experiment.system.TreebankFiles;
import org.kerndep.run.Workers;
import org.kerndep.text.tagger.TaggerKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Trains and scores systems on treebanks. */
@Command(name = "experiment", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Train systems on treebanks and tabulate how good and how fast they are. Runs that are in the table "
        + "already are passed over.",
    footer = {"", "Examples:",
      "  kerndep experiment --data treebanks --treebanks bg,da --systems base,final --out results",
      "  kerndep experiment --data treebanks --treebanks bg --paper template-kernels --out results",
      "  kerndep experiment --data treebanks --treebanks en --taggers crf,greedy --genres --lexicon forms.tsv"})
final class ExperimentCommand implements Callable<Integer> {

  private static final String TRAIN = "train";
  private static final String TRAIN_AND_DEV = "train+dev";

  @Option(names = "--data", required = true, paramLabel = "DIR",
      description = "directory with a sub-directory per treebank, which has train, dev and test as .conllu or .conll")
  private Path data;

  @Option(names = "--treebanks", required = true, paramLabel = "A,B,...", description = "sub-directories to use")
  private String treebanks;

  @Option(names = "--paper", paramLabel = "NAME",
      description = "instead of --systems: those of a paper, whose tables are printed; template-kernels, carreras, "
          + "kernel-selection or convolution")
  private String paper;

  @Option(names = "--systems", paramLabel = "A,B,...",
      description = "base, base-reranker, kernel-reranker, final, final-paper, kernel-decode, kernel-decode+rerank, "
          + "oracle, base:DECODER, malt, malt+morph or mate; settings of one system in brackets: "
          + "base:mst[epochs=5,seed=2,templates=FILE], malt[algorithm=nivreeager,pseudo-projective=none], "
          + "mate[iterations=6,tag=xpos]")
  private String systems;

  @Option(names = "--taggers", paramLabel = "A,B,...",
      description = "instead of --systems: taggers, crf (as models have it) or greedy (as models of earlier versions "
          + "have it), whose tags, features and lemmas on gold words are scored; nothing is written to --out")
  private String taggers;

  @Option(names = "--genres",
      description = "with --taggers: for each genre of the train part, the beginning of sent_id up to a hyphen, train on "
          + "the others and score on it")
  private boolean genres;

  @Mixin
  private WordTableOptions wordTables;

  @Option(names = "--out", paramLabel = "DIR",
      description = "directory of results.tsv, results.md, summary.md, models, lists and parsed files")
  private Path out;

  @Option(names = "--test", description = "score on test instead of dev")
  private boolean test;

  @Option(names = "--train-on", paramLabel = "PARTS", defaultValue = TRAIN,
      description = "train (default) or train+dev; test is scored if dev is trained on")
  private String trainOn;

  @Option(names = "--prepared", paramLabel = "DIR",
      description = "directory of TREEBANK.kdp and TREEBANK.lists that 'train --base-only' and 'jackknife' have made, "
          + "for all systems that share them; what is not there is made")
  private Path prepared;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads for training (default ${DEFAULT-VALUE}); parsing is measured on one")
  private int threads;

  @Option(names = "--seed", paramLabel = "S", description = "seed of this project's systems")
  private Long seed;

  @Option(names = "--warm-up", paramLabel = "SECONDS", defaultValue = "5",
      description = "parsing before its speed is measured (default ${DEFAULT-VALUE})")
  private int warmUp;

  @Option(names = "--peers", paramLabel = "DIR",
      description = "directory of the jars of malt and mate, by default where 'mvn -Ppeers package' puts them")
  private Path peers;

  @Option(names = "--time-limit", paramLabel = "MINUTES", defaultValue = "360",
      description = "longest time of a process of malt or mate (default ${DEFAULT-VALUE})")
  private int timeLimit;

  @Parameters(paramLabel = "key=value", description = "training settings of all systems of this project")
  private List<String> settings = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    requireOptions();
    return taggers == null ? callSystems() : callTaggers();
  }

  private int callTaggers() throws IOException {
    List<TreebankFiles> files;
    List<TaggerKind> kinds;
    try {
      files = files();
      kinds = Stream.of(taggers.split(",")).map(name -> TaggerKind.named(name.trim())).toList();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    try (Workers workers = Options.workers(threads)) {
      System.out.print(TaggerExperiment.run(files, kinds, genres, train -> wordTables.read(train, workers)));
    }
    return 0;
  }

  private int callSystems() throws IOException {
    List<TreebankFiles> files;
    Optional<Paper> replicated;
    Experiment experiment;
    try {
      files = files();
      replicated = Optional.ofNullable(paper).map(Paper::named);
      experiment = experiment(files, replicated.map(Paper::systems).orElseGet(() -> SystemSpec.parseList(systems)));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    ResultTable results = experiment.run();
    System.out.print(replicated.isEmpty()
        ? results.toMarkdown()
        : new PaperReport(replicated.get(), files, results, options()).toMarkdown());
    return 0;
  }

  private void requireOptions() {
    requireAtLeast(1, "--threads", threads);
    requireAtLeast(0, "--warm-up", warmUp);
    requireAtLeast(1, "--time-limit", timeLimit);
    if (!List.of(TRAIN, TRAIN_AND_DEV).contains(trainOn)) {
      throw new UsageException("--train-on must be " + TRAIN + " or " + TRAIN_AND_DEV + ": " + trainOn);
    }
    if (prepared != null && !Files.isDirectory(prepared)) {
      throw new UsageException("--prepared must be a directory: " + prepared);
    }
    if (Stream.of(systems, paper, taggers).filter(Objects::nonNull).count() != 1) {
      throw new UsageException("give either --systems or --paper or --taggers");
    }
    if (taggers == null && out == null) {
      throw new UsageException("--out is missing: name a directory for results");
    }
    if (taggers == null && (genres || wordTables.areGiven())) {
      throw new UsageException("--genres, --vectors, --clusters and --lexicon are for --taggers");
    }
    if (taggers != null && !settings.isEmpty()) {
      throw new UsageException("taggers have no settings: " + String.join(" ", settings));
    }
    if (genres && (test || trainOn.equals(TRAIN_AND_DEV))) {
      throw new UsageException("--genres are those of train; leave out --test and --train-on");
    }
  }

  private List<TreebankFiles> files() throws IOException {
    List<TreebankFiles> files = new ArrayList<>();
    for (String name : treebanks.split(",")) {
      files.add(trainOn.equals(TRAIN_AND_DEV)
          ? TreebankFiles.findWithDev(data, name.trim())
          : TreebankFiles.find(data, name.trim(), test ? Split.TEST : Split.DEV));
    }
    return files;
  }

  private Experiment experiment(List<TreebankFiles> files, List<SystemSpec> specs) throws IOException {
    List<ExperimentSystem> created = new ArrayList<>();
    for (SystemSpec spec : specs) {
      created.add(Systems.create(spec, options()));
    }
    return new Experiment(files, created, out);
  }

  private SystemOptions options() {
    Map<String, String> shared = new LinkedHashMap<>(SystemSpec.settings(settings));
    if (seed != null) {
      shared.put("seed", seed.toString());
    }
    return new SystemOptions(shared, out.resolve("shared"), Optional.ofNullable(prepared), threads,
        SpeedMeasurement.after(Duration.ofSeconds(warmUp)), peers == null ? SystemOptions.usualPeers() : peers,
        Duration.ofMinutes(timeLimit), new ConsoleProgress());
  }

  private static void requireAtLeast(int least, String option, int value) {
    if (value < least) {
      throw new UsageException(option + " must be at least " + least + ": " + value);
    }
  }
}
