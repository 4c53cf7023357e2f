package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.Punctuation;
import org.kerndep.run.Progress;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Every system on every treebank: train, parse, score, write a row. Runs whose row is there already are passed over, so
 * an experiment that was killed goes on where it stopped.
 */
public final class Experiment {

  private static final Logger LOG = LoggerFactory.getLogger(Experiment.class);

  private final List<TreebankFiles> treebanks;
  private final List<ExperimentSystem> systems;
  private final Path out;

  /**
   * An experiment.
   *
   * @param out directory of results, models and parsed files; made if it is not there
   */
  public Experiment(List<TreebankFiles> treebanks, List<ExperimentSystem> systems, Path out) {
    this.treebanks = List.copyOf(treebanks);
    this.systems = List.copyOf(systems);
    this.out = out;
  }

  /** Does what is not done yet. A peer that fails does not keep the others from running; it is reported at the end. */
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
          table.append(execute(run));
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

  private ResultRow execute(Run run) throws IOException {
    Path directory = Files.createDirectories(run.directory(out));
    Path gold = run.files().evaluated();
    Path parsed = directory.resolve(gold.getFileName());
    TrainedSystem trained = run.system().train(run.files().train(), directory);
    double speed = trained.parse(gold, parsed);
    return new ResultRow(run, score(gold, parsed, run.files().punctuation()), score(gold, parsed, Punctuation.KEEP),
        trained.cost(), speed);
  }

  private static AttachmentScore score(Path gold, Path parsed, Punctuation punctuation) throws IOException {
    return Evaluation.of(gold, parsed, null, punctuation, Progress.NONE).total();
  }
}
