package org.kerndep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.io.TreebankReader;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;

/** The example treebanks and a small model of the English one, for tests. */
public final class Examples {

  public static final Path ENGLISH_TRAIN = Path.of("examples/english-train.conllu");
  public static final Path ENGLISH_TEST = Path.of("examples/english-test.conllu");
  public static final Path TURKISH = Path.of("examples/turkish.conllu");

  /** Settings that train in about a second. */
  public static final TrainingConfig SMALL =
      TrainingConfig.DEFAULT.with("epochs", "3").with("part-bits", "16").with("label-bits", "16");

  private static final Treebank NOTHING = new Treebank(List.of());

  private static ModelBundle english;

  private Examples() {}

  public static Treebank read(Path file) {
    try {
      return TreebankReader.read(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A model of the English example, trained once for all tests. */
  public static synchronized ModelBundle englishModel() {
    if (english == null) {
      english = train(read(ENGLISH_TRAIN), SMALL, 1);
    }
    return english;
  }

  public static ModelBundle train(Treebank treebank, TrainingConfig config, int threads) {
    try (Workers workers = new Workers(threads)) {
      return new TrainingPipeline(config, context(workers), TrainingWorkspace.inMemory()).trainBase(treebank, NOTHING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Training with the standard templates that nobody hears of. */
  public static TrainingContext context(Workers workers) {
    return new TrainingContext(TemplateSet.standard(), workers, Progress.NONE);
  }
}
