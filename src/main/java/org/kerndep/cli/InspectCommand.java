package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.rerank.TreeScorer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows what a model says of itself, its templates with word classes, and what its reranker looks at. */
@Command(name = "inspect", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Check a model and print its manifest, its templates with word classes, and what its reranker looks "
        + "at. Without a model: list those that come with the program.",
    footer = {"", "Examples:", "  kerndep inspect",
      "  kerndep inspect --language en"})
final class InspectCommand implements Callable<Integer> {

  @Parameters(arity = "0..1", paramLabel = "MODEL", description = "model file, the same as --model")
  private Path argument;

  @Mixin
  private ModelOptions model;

  @Override
  public Integer call() throws IOException {
    if (argument != null && !model.isDefault()) {
      throw new UsageException("MODEL and --model or --language are given; name one model");
    }
    if (argument == null && model.isDefault()) {
      list();
      return 0;
    }
    ModelBundle bundle = argument == null ? model.read() : Options.readModel(argument);
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

  private static void list() throws IOException {
    for (PublishedModel published : PublishedModel.values()) {
      System.out.println(published + "\t" + (published.isFound()
          ? published.read().manifest().get("source").orElse("found")
          : "not found; add " + published.artifact()));
    }
  }

  private static void print(TreeScorer scorer) {
    System.out.println("reranker." + scorer.name() + ": " + scorer.description());
    scorer.features().forEach(line -> System.out.println("  " + line));
  }
}
