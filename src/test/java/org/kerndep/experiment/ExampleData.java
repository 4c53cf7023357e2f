package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.Examples;
import org.kerndep.experiment.system.ExperimentSystem;
import org.kerndep.experiment.system.SpeedMeasurement;
import org.kerndep.experiment.system.Split;
import org.kerndep.experiment.system.SystemOptions;
import org.kerndep.experiment.system.SystemSpec;
import org.kerndep.experiment.system.Systems;
import org.kerndep.experiment.system.TreebankFiles;
import org.kerndep.run.Progress;

/** The English example as a directory of treebanks, and experiments on it that take a second. */
public final class ExampleData {

  /** Settings of a poor but quick model. */
  public static final List<String> QUICK = List.of("epochs=1", "part-bits=12", "label-bits=12");

  private ExampleData() {}

  /** Makes treebank {@code english} with train and dev but without test. */
  public static Path in(Path directory) throws IOException {
    Path english = Files.createDirectories(directory.resolve("data").resolve("english"));
    Files.copy(Examples.ENGLISH_TRAIN, english.resolve("train.conllu"));
    Files.copy(Examples.ENGLISH_TEST, english.resolve("dev.conllu"));
    return english.getParent();
  }

  public static SystemOptions options(Path out, Optional<Path> prepared, Path peers) {
    return new SystemOptions(SystemSpec.settings(QUICK), out.resolve("shared"), prepared, 1,
        new SpeedMeasurement(Duration.ZERO, 1, Duration.ofMinutes(1), System::nanoTime), peers, Duration.ofMinutes(2),
        Progress.NONE);
  }

  public static ResultTable run(Path data, Path out, Path peers, Split part, String systems) throws IOException {
    return run(TreebankFiles.find(data, "english", part), systems, out, options(out, Optional.empty(), peers));
  }

  public static ResultTable run(TreebankFiles files, String systems, Path out, SystemOptions options) throws IOException {
    List<ExperimentSystem> created = new ArrayList<>();
    for (SystemSpec spec : SystemSpec.parseList(systems)) {
      created.add(Systems.create(spec, options));
    }
    return new Experiment(List.of(files), created, out).run();
  }

  /** The rows of a results file by column name. */
  public static List<Map<String, String>> rows(Path out) throws IOException {
    List<String> lines = Files.readAllLines(out.resolve("results.tsv"));
    List<String> names = List.of(lines.get(0).split("\t"));
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split("\t", -1);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < fields.length; i++) {
        row.put(names.get(i), fields[i]);
      }
      rows.add(row);
    }
    return rows;
  }
}
