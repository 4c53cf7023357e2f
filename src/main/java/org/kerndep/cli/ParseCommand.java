package org.kerndep.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Workers;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Parses a file. */
@Command(name = "parse", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse plain text, or a CoNLL file: its heads and labels are replaced, everything else stays.",
    footer = {"", "Examples:", "  kerndep parse \"The dog barks.\" --tree",
      "  kerndep parse book.txt -o book.conllu --threads 2"})
final class ParseCommand implements Callable<Integer> {

  @Mixin
  private ParsingOptions options;

  @Mixin
  private RestatedColumns restated;

  @Option(names = "--confidence",
      description = "write into MISC how probable each arc is: ArcProb=0.97 (conllu only)")
  private boolean confidence;

  @ArgGroup(exclusive = true)
  private Form form = new Form();

  /** How trees are written. */
  private static final class Form {

    @Option(names = "--to", paramLabel = "FORMAT", description = "format to write: conllu, conllx, conll09, or jsonl "
        + "(one object per sentence and line); by default jsonl if the output's name ends so, else the input's")
    private ParsedFormat format;

    @Option(names = "--json", description = "the same as --to jsonl")
    private boolean json;

    @Option(names = "--tree", description = "draw the trees for a terminal instead")
    private boolean tree;
  }

  @Override
  public Integer call() throws IOException {
    options.check();
    if (confidence && !options.format().mayBeConllu()) {
      throw new UsageException("--confidence writes into MISC, which only conllu has; convert the input first");
    }
    try (Workers workers = Options.workers(options.threads())) {
      DependencyParser model = options.parser();
      ParsedFormat to = form.json ? ParsedFormat.JSONL
          : form.format != null ? form.format : ParsedFormat.ofFileName(options.output());
      try (SentenceSource in = options.source(model); ConllWriter out = options.sink(to.conll().orElse(null))) {
        ConllParser plain = new ConllParser(model, workers, restated.areKept());
        ConllParser asked = confidence ? plain.withConfidence() : plain;
        ConllParser parser = form.tree ? asked.drawing(Options.drawing()) : to.isJson() ? asked.json() : asked;
        options.skipped().tell(parser.parse(in, out, options.isTyped(), options.progress()));
      }
    }
    return 0;
  }
}
