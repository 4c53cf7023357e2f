package org.kerndep.experiment;

import java.util.List;
import java.util.Locale;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.RerankFigures;
import org.kerndep.experiment.system.TrainingCost;
import org.kerndep.experiment.system.TreebankFiles;

/**
 * The figures of one run.
 *
 * @param run what was run
 * @param scores without punctuation
 * @param allScores of all words
 * @param cost of training
 * @param reranker figures about it
 * @param wordsPerSecond of parsing on one thread, NaN if not known
 * @param gain over the base parser
 */
record ResultRow(Run run, AttachmentScore scores, AttachmentScore allScores, TrainingCost cost,
    RerankFigures reranker, double wordsPerSecond, BaseComparison gain) {

  /** The names of the columns; the last names the run. */
  static final List<String> COLUMNS = List.of("treebank", "system", "settings", "trained on", "part", "sentences",
      "words", "punct", "UAS", "LAS", "UAS all", "LAS all", "gain UAS", "p UAS", "gain LAS", "p LAS", "support", "beta",
      "passes", "held-out gain", "rerank s", "lists s", "train s", "threads", "tokens/s", "peak heap MB", "live heap MB",
      "model bytes", "seed", "version", "data", "run");

  private static final double MEGABYTE = 1 << 20;

  /** The values in the order of the columns. */
  List<String> fields() {
    ExperimentSystem system = run.system();
    TreebankFiles files = run.files();
    return List.of(
        files.name(), system.name(), system.settings().isEmpty() ? ExperimentSystem.ABSENT : system.settings(),
        files.trainedOn(),
        files.part().toString(), Long.toString(allScores.sentences()), Long.toString(allScores.words()),
        files.punctuation().toString(),
        number("%.2f", scores.uas()), number("%.2f", scores.las()),
        number("%.2f", allScores.uas()), number("%.2f", allScores.las()),
        number("%+.2f", gain.uas().difference()), number("%.4f", gain.uas().pValue()),
        number("%+.2f", gain.las().difference()), number("%.4f", gain.las().pValue()),
        reranker.support(), reranker.beta(), reranker.passes(), reranker.heldOut(),
        number("%.1f", reranker.seconds()), number("%.1f", reranker.listSeconds()),
        number("%.1f", cost.seconds()), Integer.toString(cost.threads()), number("%.0f", wordsPerSecond),
        megabytes(cost.heap().peakBytes()), megabytes(cost.heap().liveBytes()), Long.toString(cost.modelBytes()),
        system.seed(), system.version(), run.dataHash(), run.id());
  }

  private static String megabytes(long bytes) {
    return bytes == 0 ? ExperimentSystem.ABSENT : number("%.0f", bytes / MEGABYTE);
  }

  private static String number(String format, double value) {
    return Double.isNaN(value) ? ExperimentSystem.ABSENT : String.format(Locale.ROOT, format, value);
  }
}
