package org.kerndep.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kerndep.io.ConllFormat;
import org.kerndep.run.AtomicFile;
import org.kerndep.view.TreePage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Draws trees for the browser. */
@Command(name = "view", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Draw the trees of a file as one page for the browser, which needs no network: CoNLL, or lists that "
        + "'kbest' wrote.",
    footer = {"", "Examples:", "  kerndep view --input parsed.conllu --output trees.html",
      "  kerndep view --input parsed.conllu --compare gold.conllu --output trees.html"})
final class ViewCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(ViewCommand.class);

  @Option(names = "--input", required = true, paramLabel = "FILE", description = "CoNLL file, or lists of trees as "
      + "conllu or jsonl; probabilities that 'parse --confidence' wrote are shown")
  private Path input;

  @Option(names = "--output", required = true, paramLabel = "FILE", description = "page to write, such as trees.html")
  private Path output;

  @Option(names = "--compare", paramLabel = "FILE2",
      description = "file with other trees of the same sentences, such as gold ones, to show the differences from")
  private Path compared;

  @Option(names = "--format", defaultValue = "auto",
      description = "format of CoNLL files: auto (default, each for itself), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = "--title", paramLabel = "TEXT", description = "heading of the page; by default the input's name")
  private String title;

  @Option(names = "--max", paramLabel = "N", defaultValue = "1000",
      description = "show only the first N sentences (default ${DEFAULT-VALUE})")
  private int max;

  @Option(names = "--force", description = "let the page replace one of the inputs")
  private boolean force;

  @Override
  public Integer call() throws IOException {
    if (max < 1) {
      throw new UsageException("--max must be at least 1: " + max);
    }
    Options.requireOther(output, force, input, compared);
    Options.requireWritable(output);
    TreePage page = new TreePage(title == null ? input.getFileName().toString() : title, max, format);
    TreePage.Result result;
    try (AtomicFile file = new AtomicFile(output)) {
      try (Writer out = new BufferedWriter(new OutputStreamWriter(file.out(), StandardCharsets.UTF_8))) {
        result = page.write(input, Optional.ofNullable(compared), out);
      }
      file.commit();
    }
    if (result.cut()) {
      LOG.warn("{}: only the first {} sentences are in the page; --max N takes more", input, result.sentences());
    }
    LOG.info("wrote {} ({} sentences); open it in a browser", output, result.sentences());
    return 0;
  }
}
