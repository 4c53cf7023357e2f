package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kerndep.ConllKBestParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.run.Workers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the best trees of each sentence. */
@Command(name = "kbest", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse plain text or a CoNLL file into the k best trees of each sentence, with scores and "
        + "probabilities.",
    footer = {"", "Examples:", "  kerndep kbest \"We saw her duck.\" -k 3 --tree",
      "  kerndep kbest input.conllu -k 25 -o lists.jsonl"})
final class KBestCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(KBestCommand.class);

  @Mixin
  private ParsingOptions options;

  @Mixin
  private RestatedColumns restated;

  @Option(names = "-k", paramLabel = "N", defaultValue = "25",
      description = "how many trees (default ${DEFAULT-VALUE}); all if a sentence has fewer")
  private int k;

  @Option(names = "--to", description = "conllu (one block per tree) or jsonl (one object per sentence); by default "
      + "what the output's name says, else conllu")
  private KBestFormat to;

  @Option(names = "--tree", description = "draw the trees for a terminal instead")
  private boolean tree;

  @Option(names = "--explain", description = "write why the first tree is preferred to each of the others (jsonl only)")
  private boolean explain;

  @Override
  public Integer call() throws IOException {
    options.check();
    if (k < 1) {
      throw new UsageException("-k must be at least 1: " + k);
    }
    if (tree && to != null) {
      throw new UsageException("--tree draws and --to writes a format; give one of them");
    }
    KBestFormat target = tree ? null : target();
    if (explain && target != KBestFormat.JSONL) {
      throw new UsageException("--explain writes reasons, which only jsonl has a place for; give --to jsonl");
    }
    try (Workers workers = Options.workers(options.threads())) {
      DependencyParser model = options.parser();
      ConllKBestParser parser = tree
          ? ConllKBestParser.drawing(model, workers, k, Options.drawing())
          : explain ? ConllKBestParser.explaining(model, workers, k)
          : new ConllKBestParser(model, workers, k, target, restated.areKept());
      try (SentenceSource in = options.source(model); ConllWriter out = options.sink(null)) {
        tell(parser.parse(in, out, options.isTyped(), options.progress()));
      }
    }
    return 0;
  }

  private void tell(ConllKBestParser.Result result) {
    options.skipped().tell(result.sentences());
    if (result.shortLists() > 0) {
      LOG.info("{} of {} sentences have fewer than {} trees that the decoder finds; all of those are written",
          result.shortLists(), result.sentences(), k);
    }
  }

  private KBestFormat target() {
    if (to != null || options.output().equals(Options.STANDARD)) {
      return to == null ? KBestFormat.CONLLU : to;
    }
    Path file = Options.path(options.output());
    ConllFormat named = ConllFormat.ofFileName(file).orElse(ConllFormat.CONLLU);
    if (named != ConllFormat.CONLLU) {
      throw new UsageException(file + ": lists of trees cannot be written as " + named
          + "; name the output .conllu or .jsonl, or give --to");
    }
    return KBestFormat.ofFileName(file).orElse(KBestFormat.CONLLU);
  }
}
