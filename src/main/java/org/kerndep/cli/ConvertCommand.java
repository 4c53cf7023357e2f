package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.Trees;
import org.kerndep.run.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Converts between CoNLL formats. */
@Command(name = "convert", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Convert between CoNLL formats; the same format comes out byte for byte.")
final class ConvertCommand implements Callable<Integer> {

  @Option(names = "--input", required = true, paramLabel = "FILE", description = "file to read, - for standard input")
  private String input;

  @Option(names = "--output", required = true, paramLabel = "FILE",
      description = "file to write, - for standard output")
  private String output;

  @Option(names = "--format", defaultValue = "auto",
      description = "format of the input: auto (default), conllu, conllx or conll09")
  private String format;

  @Option(names = "--to", description = "conllu, conllx or conll09; by default what the output's name says")
  private String to;

  @Override
  public Integer call() throws IOException {
    ConllStreams.copy(input, Options.format(format), Trees.OPTIONAL, output, target(), (in, out) -> {
      Progress progress = new ConsoleProgress();
      progress.begin("converting", -1);
      for (ConllBlock block = in.next(); block != null; block = in.next()) {
        out.write(block);
        progress.advance(1);
      }
      progress.end("");
      out.writeRaw(in.tail());
    });
    return 0;
  }

  private ConllFormat target() {
    if (to != null) {
      return Options.format(to);
    }
    return output.equals(Options.STANDARD) ? null : ConllFormat.ofFileName(Path.of(output));
  }
}
