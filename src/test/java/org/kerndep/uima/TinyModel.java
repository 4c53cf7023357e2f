package org.kerndep.uima;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.TreebankReader;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingConfig;
import org.kerndep.train.TrainingPipeline;

/** A model of the English example treebank, trained when it is first asked for. */
final class TinyModel {

  static final Path TEST_FILE = Path.of("examples/english-test.conllu");

  private static ModelBundle bundle;

  private TinyModel() {}

  static synchronized ModelBundle bundle() throws IOException {
    if (bundle == null) {
      TrainingConfig config = TrainingConfig.DEFAULT
          .with("epochs", "3").with("part-bits", "16").with("label-bits", "16");
      Treebank treebank = TreebankReader.read(Path.of("examples/english-train.conllu"));
      try (Workers workers = new Workers(1)) {
        bundle = new TrainingPipeline(config, TemplateSet.standard(), workers, Progress.NONE)
            .trainBase(treebank, new Treebank(List.of()));
      }
    }
    return bundle;
  }

  /** Writes the model into a directory. */
  static Path writeTo(Path directory) throws IOException {
    Path file = directory.resolve("tiny.kdp");
    bundle().write(file);
    return file;
  }
}
