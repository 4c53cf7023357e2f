package org.kerndep.experiment;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.SystemOptions;
import org.kerndep.experiment.system.SystemSpec;
import org.kerndep.experiment.system.Systems;
import org.kerndep.experiment.system.TreebankFiles;

/**
 * The figures of a paper's tables from the results of an experiment: columns of results, sizes of treebanks, and
 * entries of models' manifests. Figures that there are not are {@link ExperimentSystem#ABSENT}.
 *
 * @param results of the runs
 * @param options those that the systems were run with
 */
record PaperFigures(ResultTable results, SystemOptions options) {

  private static final String SENTENCES = "training sentences";
  private static final String LENGTH = "mean length";
  private static final String MANIFEST = "manifest ";

  /** Refuses a figure that no result has. */
  static void require(String figure) {
    if (!List.of(SENTENCES, LENGTH).contains(figure) && !figure.startsWith(MANIFEST)
        && !ResultRow.COLUMNS.contains(figure)) {
      throw new IllegalArgumentException("there is no figure '" + figure + "'; write " + SENTENCES + ", " + LENGTH
          + ", " + MANIFEST + "KEY, or one of " + String.join(", ", ResultRow.COLUMNS));
    }
  }

  /** A figure of a system on a treebank. */
  String of(TreebankFiles files, SystemSpec spec, String figure) throws IOException {
    if (figure.equals(SENTENCES)) {
      return Integer.toString(files.trainingSize().sentences());
    }
    if (figure.equals(LENGTH)) {
      return String.format(Locale.ROOT, "%.1f", files.trainingSize().meanLength());
    }
    Run run = Run.of(files, Systems.create(spec, options));
    Optional<Map<String, String>> row = results.row(run);
    if (row.isEmpty()) {
      return ExperimentSystem.ABSENT;
    }
    return figure.startsWith(MANIFEST)
        ? results.manifest(run).get(figure.substring(MANIFEST.length())).orElse(ExperimentSystem.ABSENT)
        : row.get().get(figure);
  }
}
