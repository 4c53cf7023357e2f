package org.kerndep.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.kerndep.ConllKBestParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Workers;
import org.kerndep.view.PictureFormat;
import org.kerndep.view.TreePage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Draws trees for the browser, or one of them for a document. */
@Command(name = "view", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Draw trees as one page for the browser, which needs no network; or one tree as a picture, if the "
        + "output is named NAME.svg or NAME.tex. The trees of CoNLL files and of lists that 'kbest' wrote are drawn as "
        + "they are; plain text is parsed. By default the output is INPUT.html beside the input, or trees.html.",
    footer = {"", "Examples:", "  kerndep view \"We saw her duck.\" --open",
      "  kerndep view parsed.conllu --compare gold.conllu -o trees.html",
      "  kerndep view parsed.conllu --sentence 3 -o tree.svg"})
final class ViewCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(ViewCommand.class);
  private static final String USUAL_NAME = "trees.html";
  private static final String PARSED = "lists.jsonl";
  private static final String COPIED = "input.conllu";

  @Mixin
  private ParsingOptions options;

  @Option(names = "-k", paramLabel = "N", defaultValue = "5",
      description = "how many trees of a sentence of plain text (default ${DEFAULT-VALUE})")
  private int k;

  @Option(names = "--compare", paramLabel = "FILE2",
      description = "file with other trees of the same sentences, such as gold ones, to show the differences from")
  private Path compared;

  @Option(names = "--explain", description = "parse the input, also if it has trees, and show why the first tree of each "
      + "sentence is preferred to the others")
  private boolean explain;

  @Option(names = "--title", paramLabel = "TEXT", description = "heading of the page; by default the input's name")
  private String title;

  @Option(names = "--max", paramLabel = "N", defaultValue = "1000",
      description = "show only the first N sentences (default ${DEFAULT-VALUE})")
  private int max;

  @Option(names = "--sentence", paramLabel = "N", defaultValue = "1",
      description = "with an output named .svg or .tex: which sentence is drawn (default ${DEFAULT-VALUE})")
  private int sentence;

  @Option(names = "--rank", paramLabel = "N", defaultValue = "1",
      description = "with an output named .svg or .tex: which tree of its list (default ${DEFAULT-VALUE})")
  private int rank;

  @Option(names = "--open", description = "open the page in the browser")
  private boolean open;

  @Override
  public Integer call() throws IOException {
    options.check();
    for (int number : new int[] {max, k, sentence, rank}) {
      if (number < 1) {
        throw new UsageException("--max, -k, --sentence and --rank must be at least 1: " + number);
      }
    }
    if (explain && k < 2) {
      throw new UsageException("-k must be at least 2, so that there is something to compare: " + k);
    }
    Path output = output();
    Options.requireOther(output, options.isForced(), options.file(), compared);
    Options.requireWritable(output);
    Path directory = Files.createTempDirectory("kerndep-view");
    try {
      write(trees(directory), output);
    } finally {
      Files.deleteIfExists(directory.resolve(PARSED));
      Files.deleteIfExists(directory.resolve(COPIED));
      Files.delete(directory);
    }
    if (open) {
      open(output);
    }
    return 0;
  }

  /** The file to write; by default it stands beside the input under a name like it, or here. */
  private Path output() {
    if (!options.output().equals(Options.STANDARD)) {
      return Options.path(options.output());
    }
    Path file = options.file();
    return file == null ? Path.of(USUAL_NAME)
        : file.resolveSibling(file.getFileName().toString().replaceFirst("(\\.gz)?$", "") + ".html");
  }

  /**
   * A file with the trees to draw.
   *
   * @param directory for a file if the input must be parsed or is none
   */
  private Path trees(Path directory) throws IOException {
    Path file = options.file();
    if (!explain && file != null && KBestFormat.ofFileName(file).equals(Optional.of(KBestFormat.JSONL))) {
      return file;
    }
    try (Input in = options.open()) {
      if (explain || options.isText(in)) {
        Path parsed = directory.resolve(PARSED);
        parse(in, parsed);
        return parsed;
      }
      if (file != null) {
        return file;
      }
      Path copy = directory.resolve(COPIED);
      Files.copy(in.stream(), copy);
      return copy;
    }
  }

  private void parse(Input in, Path parsed) throws IOException {
    DependencyParser model = options.parser();
    try (Workers workers = Options.workers(options.threads());
        SentenceSource source = options.source(in, model);
        ConllWriter out = ConllWriter.create(parsed, null)) {
      ConllKBestParser parser = explain ? ConllKBestParser.explaining(model, workers, k)
          : new ConllKBestParser(model, workers, k, KBestFormat.JSONL, false);
      parser.parse(new FirstSentences(source, max + 1), out, false, options.progress());
    }
  }

  private void write(Path trees, Path output) throws IOException {
    Optional<PictureFormat> picture = PictureFormat.ofFileName(output);
    if (picture.isEmpty()) {
      writePage(trees, output);
      return;
    }
    String drawn = picture.get().draw(trees, options.format().conll().orElse(null), sentence, rank);
    try (AtomicFile file = new AtomicFile(output)) {
      file.out().write(drawn.getBytes(StandardCharsets.UTF_8));
      file.commit();
    }
    LOG.info("wrote {}", output);
  }

  private void writePage(Path trees, Path output) throws IOException {
    String name = options.file() == null ? "text" : options.file().getFileName().toString();
    String heading = title != null ? title : options.file() == null ? "Dependency trees" : name;
    TreePage page = new TreePage(name, heading, max, options.format().conll().orElse(null));
    TreePage.Result result;
    try (AtomicFile file = new AtomicFile(output)) {
      try (Writer out = new BufferedWriter(new OutputStreamWriter(file.out(), StandardCharsets.UTF_8))) {
        result = page.write(trees, Optional.ofNullable(compared), out);
      }
      file.commit();
    }
    if (result.cut()) {
      LOG.warn("{}: only the first {} sentences are in the page; --max N takes more", name, result.sentences());
    }
    LOG.info("wrote {} ({}){}", output, Options.count(result.sentences(), "sentence"),
        open ? "" : "; open it in a browser");
  }

  /** Shows a file by whatever the system shows such files with. */
  private static void open(Path file) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    List<String> command = system.startsWith("windows") ? List.of("cmd", "/c", "start", "", file.toString())
        : List.of(system.startsWith("mac") ? "open" : "xdg-open", file.toString());
    try {
      new ProcessBuilder(command).start();
    } catch (IOException e) {
      LOG.warn("no program opens {} by itself ({}); open it in a browser", file, e.getMessage());
    }
  }
}
