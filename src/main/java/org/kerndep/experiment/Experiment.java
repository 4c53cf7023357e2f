package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.Punctuation;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.PeerException;
import org.kerndep.experiment.system.RerankVariant;
import org.kerndep.experiment.system.TrainedSystem;
import org.kerndep.experiment.system.TreebankFiles;
import org.kerndep.run.Progress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Every system on every treebank: train, parse, score, write a row. Runs that already have a row are skipped, so an
 * experiment that was killed resumes.
 */
public final class Experiment {

  private static final Logger LOG = LoggerFactory.getLogger(Experiment.class);

  private static final String BASE = RerankVariant.BASE.toString();

  private final List<TreebankFiles> treebanks;
  private final List<ExperimentSystem> systems;
  private final Path out;

  /**
   * An experiment. The base parser comes first, because others are compared with it.
   *
   * @param out directory of results, models and parsed files; created if missing
   */
  public Experiment(List<TreebankFiles> treebanks, List<ExperimentSystem> systems, Path out) {
    this.treebanks = List.copyOf(treebanks);
    this.systems =
        systems.stream().sorted(Comparator.comparing(system -> !system.name().equals(BASE))).toList();
    this.out = out;
  }

  /** Does the runs that are not done yet. A peer that fails does not stop the others; it is reported at the end. */
  public ResultTable run() throws IOException {
    Files.createDirectories(out);
    ResultTable table = new ResultTable(out);
    List<String> failures = new ArrayList<>();
    for (TreebankFiles files : treebanks) {
      for (ExperimentSystem system : systems) {
        Run run = Run.of(files, system);
        if (table.contains(run)) {
          LOG.info("{}: done before", run);
          continue;
        }
        try {
          LOG.info("{}: begins", run);
          table.append(execute(run, table));
        } catch (PeerException e) {
          LOG.error("{}: {}", run, e.getMessage());
          failures.add(run + ": " + e.getMessage());
        }
      }
    }
    table.writeMarkdown();
    if (!failures.isEmpty()) {
      throw new PeerException(failures.size() + " of " + treebanks.size() * systems.size() + " runs failed; "
          + String.join("; ", failures));
    }
    return table;
  }

  private ResultRow execute(Run run, ResultTable table) throws IOException {
    Path directory = Files.createDirectories(run.directory(out));
    Path gold = run.files().evaluated();
    Path parsed = directory.resolve(gold.getFileName());
    TrainedSystem trained = run.system().train(run.files(), directory);
    double speed = trained.parse(gold, parsed);
    Evaluation evaluation = evaluate(gold, parsed, run.files().punctuation());
    return new ResultRow(run, evaluation.total(), evaluate(gold, parsed, Punctuation.KEEP).total(), trained.cost(),
        trained.reranker(), speed, gain(run, evaluation, table));
  }

  /** Against the last run of the base parser with the same data and seed. */
  private static BaseComparison gain(Run run, Evaluation evaluation, ResultTable table) throws IOException {
    Path gold = run.files().evaluated();
    Optional<Path> base = table.last(BASE, run).map(directory -> directory.resolve(gold.getFileName()));
    return base.isEmpty() || !Files.exists(base.get()) || run.system().name().equals(BASE)
        ? BaseComparison.NONE
        : BaseComparison.of(evaluation, evaluate(gold, base.get(), run.files().punctuation()));
  }

  private static Evaluation evaluate(Path gold, Path parsed, Punctuation punctuation) throws IOException {
    return Evaluation.of(gold, parsed, null, punctuation, Progress.NONE);
  }
}
