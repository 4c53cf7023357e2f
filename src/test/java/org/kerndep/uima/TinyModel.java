package org.kerndep.uima;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.io.TreebankReader;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.run.Workers;
import org.kerndep.testing.RandomKernel;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.workspace.TrainingWorkspace;

/** A model of the English example treebank, trained when it is first asked for. */
public final class TinyModel {

  static final Path TEST_FILE = Path.of("examples/english-test.conllu");

  /** How many trees the reranker looks at. */
  static final int TREES = 25;

  private static ModelBundle bundle;

  private TinyModel() {}

  static synchronized ModelBundle bundle() throws IOException {
    if (bundle == null) {
      TrainingConfig config = TrainingConfig.DEFAULT
          .with("epochs", "3").with("part-bits", "16").with("label-bits", "16");
      Treebank treebank = TreebankReader.read(Path.of("examples/english-train.conllu"));
      try (Workers workers = new Workers(1)) {
        bundle = new TrainingPipeline(config, Examples.context(workers), TrainingWorkspace.inMemory())
            .trainBase(treebank, new Treebank(List.of()));
      }
    }
    return bundle;
  }

  /** Writes the model into a directory. */
  public static Path writeTo(Path directory) throws IOException {
    Path file = directory.resolve("tiny.kdp");
    bundle().write(file);
    return file;
  }

  /** The model with a reranker that prefers some parts to others for no reason. */
  static ModelBundle reranking() throws IOException {
    KernelExpansion kernel = RandomKernel.of(bundle().base(),
        TreebankReader.read(Path.of("examples/english-train.conllu")).sentences().subList(0, 5), new Random(1));
    return bundle().withReranker(bundle().manifest(),
        new RerankFunction(List.of(new PartKernelScorer(kernel)), 0.5, TREES, 2.5));
  }

  /** Writes the model with a reranker into a directory. */
  static Path writeRerankingTo(Path directory) throws IOException {
    Path file = directory.resolve("tiny-reranking.kdp");
    reranking().write(file);
    return file;
  }
}
