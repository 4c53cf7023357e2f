package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.Input;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Progress;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of the commands that parse. */
final class ParsingOptions {

  private static final Pattern SPACE = Pattern.compile("\\s");
  private static final String END_OF_INPUT =
      System.getProperty("os.name").startsWith("Windows") ? "Ctrl-Z and Enter" : "Ctrl-D";

  @Mixin
  private ModelOptions model;

  @Parameters(arity = "0..1", paramLabel = "INPUT", description = "file to parse, - for standard input (default), or "
      + "a text in quotes")
  private String argument;

  @Option(names = "--input", paramLabel = "FILE", description = "the same as INPUT")
  private String input;

  @Option(names = {"-o", "--output"}, paramLabel = "FILE", defaultValue = Options.STANDARD,
      description = "file to write, - for standard output (the default unless stated otherwise)")
  private String output;

  @Mixin
  private FormatOptions formats;

  @Option(names = "--decoder", paramLabel = "NAME",
      description = "decoder to use instead of the model's, one that scores the same parts: X, X+climb, "
          + "X+hill-climbing or hill-climbing where the model has X or X+climb")
  private String decoder;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE}); the result is the same")
  private int threads;

  @Option(names = "--taggings", paramLabel = "N",
      description = "parse at most so many taggings of a sentence where the model's tagger is unsure (default: as many "
          + "as the reranker was trained with); 1 is fastest")
  private Integer taggings;

  @Option(names = "--no-rerank", description = "take the base parser's trees as they are, without the model's reranker")
  private boolean noRerank;

  @Option(names = "--force", description = "let the output replace the input or the model")
  private boolean force;

  @Mixin
  private SkippedSentences skipped;

  /** Refuses options that do not go together, and an output that would replace what is read. */
  void check() throws IOException {
    if (taggings != null && taggings < 1) {
      throw new UsageException("--taggings must be at least 1: " + taggings);
    }
    if (argument != null && input != null) {
      throw new UsageException("INPUT and --input are given; name the file once");
    }
    if (!output.equals(Options.STANDARD)) {
      Options.requireOther(Options.path(output), force, file(), model.file());
    }
  }

  DependencyParser parser() throws IOException {
    DependencyParser parser = Options.parser(model.read(), decoder, noRerank);
    return taggings == null ? parser : parser.withTaggings(taggings);
  }

  /**
   * Opens the input.
   *
   * @param parser whose model reads plain text
   */
  SentenceSource source(DependencyParser parser) throws IOException {
    return source(open(), parser);
  }

  /** The same with the trees that CoNLL input has. */
  SentenceSource sourceWithTrees(DependencyParser parser) throws IOException {
    return source(open(), parser, TreeColumns.OPTIONAL);
  }

  /** Opens the input; where somebody is to type it, says so. */
  Input open() throws IOException {
    if (isTyped()) {
      System.err.println("Type or paste text, and end it with an empty line and " + END_OF_INPUT + ":");
    }
    return isSentence() ? Input.ofText(argument) : Options.input(inputName());
  }

  /** The sentences of an input that is open. */
  SentenceSource source(Input opened, DependencyParser parser) throws IOException {
    return source(opened, parser, TreeColumns.IGNORE);
  }

  private SentenceSource source(Input opened, DependencyParser parser, TreeColumns trees) throws IOException {
    try {
      SentenceSource source = formats.sentences(opened, parser, model, trees, isTyped());
      if (skipped.isWanted()) {
        source.skipBad(skipped::add);
      }
      return source;
    } catch (IOException | RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  /** Whether an input is plain text. */
  boolean isText(Input in) throws IOException {
    return formats.isText(in);
  }

  /**
   * Begins the output.
   *
   * @param to null to keep the format of each sentence
   */
  ConllWriter sink(ConllFormat to) throws IOException {
    return Options.output(output, to);
  }

  Progress progress() {
    return ConsoleProgress.beside(output);
  }

  /** Where the output goes, a file or {@link Options#STANDARD}. */
  String output() {
    return output;
  }

  boolean isForced() {
    return force;
  }

  /** The file that is read, null if it is none. */
  Path file() {
    return isSentence() ? null : Options.fileOrNull(inputName());
  }

  /** The input's format. */
  InputFormat format() {
    return formats.format();
  }

  /** The sentences that were left out. */
  SkippedSentences skipped() {
    return skipped;
  }

  int threads() {
    return threads;
  }

  /** Whether somebody types the input and waits for each sentence. */
  boolean isTyped() {
    return inputName().equals(Options.STANDARD) && System.console() != null;
  }

  /** Whether the argument is what is to be parsed rather than a file. */
  private boolean isSentence() {
    return argument != null && SPACE.matcher(argument.strip()).find() && !Options.isFile(argument);
  }

  private String inputName() {
    return input != null ? input : argument != null ? argument : Options.STANDARD;
  }
}
