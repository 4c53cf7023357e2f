package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.rerank.TreeScorer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows what a model says of itself, and what its reranker looks at. */
@Command(name = "inspect", description = "Check a model file and print its manifest and what its reranker looks at.",
    mixinStandardHelpOptions = true, versionProvider = Main.Versions.class)
final class InspectCommand implements Callable<Integer> {

  @Parameters(paramLabel = "MODEL", description = "model file")
  private Path model;

  @Override
  public Integer call() throws IOException {
    ModelBundle bundle = Options.readModel(model);
    System.out.print(bundle.manifest());
    bundle.reranker().ifPresent(function -> function.scorers().forEach(InspectCommand::print));
    return 0;
  }

  private static void print(TreeScorer scorer) {
    System.out.println("reranker." + scorer.name() + ": " + scorer.description());
    scorer.features().forEach(line -> System.out.println("  " + line));
  }
}
