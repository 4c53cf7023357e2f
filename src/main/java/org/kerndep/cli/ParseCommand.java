package org.kerndep.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Parses a file. */
@Command(name = "parse", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse plain text, or a CoNLL file: its heads and labels are replaced, everything else stays.")
final class ParseCommand implements Callable<Integer> {

  @Mixin
  private ParsingOptions options;

  @Option(names = "--confidence",
      description = "write into MISC how probable each arc is: ArcProb=0.97 (conllu only)")
  private boolean confidence;

  @Option(names = "--tree", description = "draw the trees for a terminal instead")
  private boolean tree;

  @Override
  public Integer call() throws IOException {
    options.check();
    if (confidence && !options.format().mayBeConllu()) {
      throw new UsageException("--confidence writes into MISC, which only conllu has; convert the input first");
    }
    try (Workers workers = Options.workers(options.threads())) {
      DependencyParser model = options.parser();
      try (SentenceSource in = options.source(model); ConllWriter out = options.sink()) {
        ConllParser plain = new ConllParser(model, workers, options.keepsRestated());
        ConllParser parser = confidence ? plain.withConfidence() : plain;
        if (tree) {
          options.skipped().tell(parser.draw(in, out, options.isTyped(), options.progress()));
        } else {
          options.skipped().tell(parser.parse(in, out, options.isTyped(), options.progress()));
        }
      }
    }
    return 0;
  }
}
