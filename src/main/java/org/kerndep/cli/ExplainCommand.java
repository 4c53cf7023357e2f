package org.kerndep.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.ConllExplainer;
import org.kerndep.DependencyParser;
import org.kerndep.explain.Against;
import org.kerndep.explain.DecisionTable;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Explains trees. */
@Command(name = "explain", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Say why the parser prefers its tree of each sentence to another: reasons that add up to the "
        + "difference of the two scores.",
    footer = {"", "Examples:", "  kerndep explain \"We saw her duck.\"",
      "  kerndep explain --suspects --least 0.95 treebank.conllu"})
final class ExplainCommand implements Callable<Integer> {

  @Mixin
  private ParsingOptions options;

  @Option(names = "--against", paramLabel = "TREE", defaultValue = "2",
      description = "the tree to compare with: a rank (default ${DEFAULT-VALUE}, the runner-up), gold (that of a CoNLL "
          + "file), or base (what the reranker chose its tree over)")
  private String against;

  @Option(names = "--json", description = "print one JSON object per sentence")
  private boolean json;

  @Option(names = "--summary", description = "count instead which layers and sources decide, and how often rightly; "
      + "the input has gold trees")
  private boolean summary;

  @Option(names = "--suspects", description = "list instead the arcs of gold trees that the parser would change, the "
      + "most confident first")
  private boolean suspects;

  @Option(names = "--least", paramLabel = "P", defaultValue = "0.9",
      description = "how confident the parser is of suspects at least, 0 to 1 (default ${DEFAULT-VALUE})")
  private double least;

  @Override
  public Integer call() throws IOException {
    options.check();
    Against other = against();
    if (summary && suspects) {
      throw new UsageException("--summary and --suspects are given; give one of them");
    }
    if (!(least >= 0 && least <= 1)) {
      throw new UsageException("--least is a probability, not " + least);
    }
    try (Workers workers = Options.workers(options.threads())) {
      DependencyParser parser = options.parser();
      ConllExplainer explainer = new ConllExplainer(parser, workers, other);
      try (SentenceSource in = options.sourceWithTrees(parser); ConllWriter out = options.sink(null)) {
        if (summary) {
          DecisionTable table = explainer.summary(in, options.progress());
          write(out, List.of(json ? table.json() : table.text()));
        } else if (suspects) {
          write(out, explainer.suspects(in, least, options.progress()).stream()
              .map(suspect -> json ? suspect.json() : suspect.text() + "\n").toList());
        } else {
          options.skipped().tell(explainer.explain(in, out, json, options.isTyped(), options.progress()));
        }
      }
    }
    return 0;
  }

  private static void write(ConllWriter out, List<String> texts) throws IOException {
    for (String text : texts) {
      out.writeRaw(text);
    }
    out.commit();
  }

  private Against against() {
    try {
      return Against.parse(against);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--against: " + e.getMessage());
    }
  }
}
