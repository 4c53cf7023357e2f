package org.kerndep.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kerndep.ConllKBestParser;
import org.kerndep.DependencyParser;
import org.kerndep.data.Taggings;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Workers;
import org.kerndep.text.TextReader;
import org.kerndep.view.TreePage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws trees for the browser. */
@Command(name = "view", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Draw the trees of a file as one page for the browser, which needs no network: CoNLL, or lists that "
        + "'kbest' wrote.")
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

  @Option(names = "--explain", description = "parse the input, and show the best trees of each sentence with why the "
      + "first is preferred to the others")
  private boolean explain;

  @Option(names = "-k", paramLabel = "N", defaultValue = "5",
      description = "with --explain: how many trees (default ${DEFAULT-VALUE})")
  private int k;

  @Mixin
  private ModelOptions model;

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
    if (k < 2) {
      throw new UsageException("-k must be at least 2, so that there is something to compare: " + k);
    }
    Options.requireOther(output, force, input, compared);
    Options.requireWritable(output);
    TreePage page = new TreePage(title == null ? input.getFileName().toString() : title, max, format);
    TreePage.Result result;
    try (AtomicFile file = new AtomicFile(output)) {
      try (Writer out = new BufferedWriter(new OutputStreamWriter(file.out(), StandardCharsets.UTF_8))) {
        result = explain ? explained(page, out) : page.write(input, Optional.ofNullable(compared), out);
      }
      file.commit();
    }
    if (result.cut()) {
      LOG.warn("{}: only the first {} sentences are in the page; --max N takes more", input, result.sentences());
    }
    LOG.info("wrote {} ({} sentences); open it in a browser", output, result.sentences());
    return 0;
  }

  /** Parses into lists with reasons, which are a file until the page is made of them. */
  private TreePage.Result explained(TreePage page, Writer out) throws IOException {
    Path lists = Files.createTempFile("kerndep", ".jsonl");
    try (Workers workers = new Workers(1)) {
      DependencyParser parser = new DependencyParser(model.read());
      Input opened = Options.input(input.toString());
      try (SentenceSource in = new FirstSentences(source(opened, parser), max + 1);
          ConllWriter sink = ConllWriter.create(lists, null)) {
        ConllKBestParser.explaining(parser, workers, k).parse(in, sink, false, new ConsoleProgress());
      }
      return page.write(lists, input.getFileName().toString(), Optional.ofNullable(compared), out);
    } finally {
      Files.delete(lists);
    }
  }

  private SentenceSource source(Input opened, DependencyParser parser) throws IOException {
    if (!opened.isText()) {
      return new ConllReader(opened, format, TreeColumns.IGNORE);
    }
    return new TextReader(opened, parser.text().orElseThrow(() -> new BadInputException(input.toString(),
        "is plain text, which the model cannot read", "give a CoNLL file with words and tags")), false);
  }

  /** The first so many sentences of a source. */
  private static final class FirstSentences implements SentenceSource {

    private final SentenceSource source;
    private int left;

    FirstSentences(SentenceSource source, int count) {
      this.source = source;
      this.left = count;
    }

    @Override
    public ConllBlock next() throws IOException {
      return left-- > 0 ? source.next() : null;
    }

    @Override
    public boolean tags() {
      return source.tags();
    }

    @Override
    public Taggings taggings(ConllBlock block) {
      return source.taggings(block);
    }

    @Override
    public double share() {
      return source.share();
    }

    @Override
    public void close() throws IOException {
      source.close();
    }
  }
}
