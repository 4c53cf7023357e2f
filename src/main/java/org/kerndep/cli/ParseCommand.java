package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.Trees;
import org.kerndep.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Parses a CoNLL file. */
@Command(name = "parse", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse a CoNLL file: its heads and labels are replaced, everything else stays.")
final class ParseCommand implements Callable<Integer> {

  @Option(names = "--model", paramLabel = "FILE", description = "model file that 'train' has written")
  private Path model;

  @Parameters(arity = "0..1", paramLabel = "INPUT", description = "file to parse, - for standard input (default)")
  private String argument;

  @Option(names = "--input", paramLabel = "FILE", description = "the same as INPUT")
  private String input;

  @Option(names = "--output", paramLabel = "FILE", defaultValue = Options.STANDARD,
      description = "file to write, - for standard output (default)")
  private String output;

  @Option(names = "--format", defaultValue = "auto", description = "auto (default), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE}); the result is the same")
  private int threads;

  @Option(names = "--keep-deps",
      description = "keep columns that restate the old tree (DEPS, PHEAD, PDEPREL) instead of emptying them")
  private boolean keepRestated;

  @Override
  public Integer call() throws IOException {
    if (argument != null && input != null) {
      throw new UsageException("INPUT and --input are given; name the file once");
    }
    if (model == null) {
      throw new UsageException("no model is given; train one with 'kerndep train' and name it with --model");
    }
    String source = input != null ? input : argument != null ? argument : Options.STANDARD;
    try (Workers workers = Options.workers(threads)) {
      ConllParser parser = new ConllParser(new DependencyParser(Options.readModel(model)), workers, keepRestated);
      ConllStreams.copy(source, format, Trees.IGNORE, output, null,
          (in, out) -> parser.parse(in, out, isTyped(source), ConsoleProgress.beside(output)));
    }
    return 0;
  }

  private static boolean isTyped(String source) {
    return source.equals(Options.STANDARD) && System.console() != null;
  }
}
