package org.kerndep.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Converts between CoNLL formats. */
@Command(name = "convert", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Convert between CoNLL formats; the same format comes out byte for byte.",
    footer = {"", "Examples:", "  kerndep convert input.conll -o output.conllu",
      "  kerndep convert --to conllx - < input.conllu"})
final class ConvertCommand implements Callable<Integer> {

  @Mixin
  private InputOption input;

  @Option(names = {"-o", "--output"}, paramLabel = "FILE", defaultValue = Options.STANDARD,
      description = "file to write, - for standard output (default)")
  private String output;

  @Option(names = "--format", defaultValue = "auto",
      description = "format of the input: auto (default), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = "--to",
      description = "conllu, conllx or conll09; by default what the output's name says, else the input's format")
  private ConllFormat to;

  @Option(names = "--force", description = "let the output replace the input")
  private boolean force;

  @Mixin
  private SkippedSentences skipped;

  @Override
  public Integer call() throws IOException {
    if (!output.equals(Options.STANDARD)) {
      Options.requireOther(Options.path(output), force, Options.fileOrNull(input.name()));
    }
    try (ConllReader in = new ConllReader(Options.input(input.name()), format, TreeColumns.OPTIONAL);
        ConllWriter out = Options.output(output, target())) {
      Progress progress = ConsoleProgress.beside(output);
      progress.begin("converting", -1);
      if (skipped.isWanted()) {
        in.skipBad(skipped::add);
      }
      long kept = 0;
      for (ConllBlock block = in.next(); block != null; block = in.next()) {
        out.write(block);
        int sentences = block.raw().isBlank() ? 0 : 1;
        kept += sentences;
        progress.reached(in.share());
        progress.advance(sentences);
      }
      progress.end("");
      skipped.tell(kept);
      in.warnIfEmpty();
      out.writeRaw(in.tail());
      out.commit();
    }
    return 0;
  }

  private ConllFormat target() {
    if (to != null || output.equals(Options.STANDARD)) {
      return to;
    }
    return ConllFormat.ofFileName(Options.path(output)).orElse(null);
  }
}
