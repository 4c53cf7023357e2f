package org.kerndep.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.kerndep.ConllParser;
import org.kerndep.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Parses a CoNLL file. */
@Command(name = "parse", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse a CoNLL file: its heads and labels are replaced, everything else stays.")
final class ParseCommand implements Callable<Integer> {

  @Mixin
  private ParsingOptions options;

  @Override
  public Integer call() throws IOException {
    options.check();
    try (Workers workers = Options.workers(options.threads())) {
      ConllParser parser = new ConllParser(options.parser(), workers, options.keepsRestated());
      options.copy((in, out) -> parser.parse(in, out, options.isTyped(), ConsoleProgress.beside(options.output())));
    }
    return 0;
  }
}
