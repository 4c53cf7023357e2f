package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.bundle.KBestFile;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.eval.OracleReport;
import org.kerndep.eval.OracleTable;
import org.kerndep.eval.Punctuation;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Workers;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.Folds;
import org.kerndep.train.fold.Jackknife;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes lists of best trees for training data. */
@Command(name = "jackknife", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "List the k best trees of each sentence of a treebank as a parser would that has not seen it, to "
        + "train a reranker on. A run that was stopped resumes.",
    footer = {"", "Examples:", "  kerndep jackknife --train train.conllu --lists train.lists",
      "  kerndep jackknife --train train.conllu --lists train.lists -k 50 --folds 20 --threads 2"})
final class JackknifeCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(JackknifeCommand.class);

  @Mixin
  private TrainingOptions options;

  @Option(names = "--lists", required = true, paramLabel = "FILE", description = "file of lists to write")
  private Path lists;

  @Option(names = "-k", paramLabel = "N",
      description = "how many trees (default: the setting k, as in train); all if a sentence has fewer")
  private Integer k;

  @Option(names = "--folds", paramLabel = "N",
      description = "parts into which the treebank is cut (default: the setting folds, as in train); the trees of each "
          + "come from a model trained on the others")
  private Integer folds;

  @Override
  public Integer call() throws IOException {
    TrainingConfig settled = options.settings();
    TemplateSet templates = options.templates();
    Options.requireWritable(lists);
    options.requireOther(options.train(), lists);
    FoldConfig defaults = settled.folds();
    int trees = k == null ? defaults.trees() : k;
    int parts = folds == null ? defaults.folds() : folds;
    if (trees < 1) {
      throw new UsageException("-k must be at least 1: " + trees);
    }
    if (settled.base().keepsBest()) {
      throw new UsageException("keep=best needs dev data, which the folds do not have; use keep=last");
    }
    Treebank gold = options.readTrain(TrainingOptions.layers(templates.userLayers()));
    if (parts < 2 || parts > gold.size()) {
      throw new UsageException("--folds must be from 2 to the number of sentences, " + gold.size() + ": " + parts);
    }
    TrainingWorkspace workspace = TrainingWorkspace.beside(lists);
    try (Workers workers = options.workers()) {
      TrainingContext context = new TrainingContext(templates,
          options.knowledge(templates, gold, workers), workers, new ConsoleProgress());
      Treebank treebank = options.tagged(gold, context);
      FoldConfig config = new FoldConfig(defaults.parsers(), parts, trees);
      KBestFile made = new Jackknife(config, context, workspace).lists(new Folds(treebank, parts));
      made.write(lists, treebank);
      LOG.info("wrote {} ({} KB)", lists, Files.size(lists) / 1024);
      System.out.print(oracle(treebank, made).toText());
    }
    workspace.remove();
    return 0;
  }

  private static OracleReport oracle(Treebank treebank, KBestFile made) {
    OracleTable table = new OracleTable(Punctuation.KEEP);
    for (int i = 0; i < treebank.size(); i++) {
      ParsedSentence gold = treebank.sentences().get(i);
      table.add(gold.sentence(), gold.tree(), made.lists().get(i));
    }
    return new OracleReport(Punctuation.KEEP, table);
  }
}
