package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.rerank.TreeScorer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows what a model says of itself, its templates with word classes, and what its reranker looks at. */
@Command(name = "inspect", description = "Check a model file and print its manifest, its templates with word "
    + "classes, and what its reranker looks at.",
    mixinStandardHelpOptions = true, versionProvider = Main.Versions.class)
final class InspectCommand implements Callable<Integer> {

  @Parameters(paramLabel = "MODEL", description = "model file")
  private Path model;

  @Override
  public Integer call() throws IOException {
    ModelBundle bundle = Options.readModel(model);
    System.out.print(bundle.manifest());
    printClassTemplates(bundle.base());
    bundle.reranker().ifPresent(function -> function.scorers().forEach(InspectCommand::print));
    return 0;
  }

  /** The templates that look at word classes, if the model has any. */
  private static void printClassTemplates(BaseModel base) {
    Set<String> layers = base.vocabulary().knowledge().layers();
    List<String> lines = base.templates().toString().lines()
        .filter(line -> Stream.of(line.split(" ")).anyMatch(atom -> layers.contains(atom.replaceFirst(".*\\.", ""))))
        .toList();
    if (!lines.isEmpty()) {
      System.out.println("base.templates: " + lines.size() + " with word classes");
      lines.forEach(line -> System.out.println("  " + line));
    }
  }

  private static void print(TreeScorer scorer) {
    System.out.println("reranker." + scorer.name() + ": " + scorer.description());
    scorer.features().forEach(line -> System.out.println("  " + line));
  }
}
