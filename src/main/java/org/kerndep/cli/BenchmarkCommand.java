package org.kerndep.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.kerndep.ConllLayers;
import org.kerndep.DependencyParser;
import org.kerndep.data.Sentence;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures how fast a model parses once the JVM is warm. */
@Command(name = "benchmark", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse a file again and again and print words per second; the last rounds are warm.",
    footer = {"", "Examples:", "  kerndep benchmark input.conllu",
      "  kerndep benchmark --model my.kdp input.conllu -k 25 --rounds 5"})
final class BenchmarkCommand implements Callable<Integer> {

  @Mixin
  private ModelOptions model;

  @Mixin
  private InputOption input;

  @Option(names = "--format", defaultValue = "auto", description = "auto (default), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = "--rounds", paramLabel = "N", defaultValue = "10",
      description = "how often to parse it (default ${DEFAULT-VALUE})")
  private int rounds;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE})")
  private int threads;

  @Option(names = "--decoder", paramLabel = "NAME",
      description = "decoder to use instead of the model's, one that scores the same parts")
  private String decoder;

  @Option(names = "-k", paramLabel = "N", split = ",",
      description = "in every round, list so many best trees too, and print how many times as long it takes; several "
          + "numbers with commas")
  private List<Integer> sizes = List.of();

  @Option(names = "--confidence", description = "in every round, find the probabilities of arcs too, as 'parse' does")
  private boolean confidence;

  @Option(names = "--no-rerank", description = "parse without the model's reranker")
  private boolean noRerank;

  @Override
  public Integer call() throws IOException {
    if (rounds < 1) {
      throw new UsageException("--rounds must be at least 1: " + rounds);
    }
    if (sizes.stream().anyMatch(k -> k < 1)) {
      throw new UsageException("-k must be at least 1: " + sizes);
    }
    DependencyParser parser = Options.parser(model.read(), decoder, noRerank);
    List<Sentence> sentences = read(new ConllLayers(parser));
    long words = sentences.stream().mapToLong(Sentence::size).sum();
    try (Workers workers = Options.workers(threads)) {
      for (int round = 1; round <= rounds; round++) {
        double seconds = seconds(workers, sentences, parser::parse);
        System.out.printf(Locale.ROOT, "round %d: %d words, %.3f s, %.0f words/s%n", round, words, seconds,
            words / seconds);
        for (int k : sizes) {
          compare(k + " best trees", seconds, seconds(workers, sentences, s -> parser.parse(s, k)));
        }
        if (confidence) {
          compare("confidence", seconds, seconds(workers, sentences, parser::parseWithConfidence));
        }
      }
    }
    return 0;
  }

  private static double seconds(Workers workers, List<Sentence> sentences, Function<Sentence, ?> parser) {
    long start = System.nanoTime();
    workers.map(sentences.size(), i -> parser.apply(sentences.get(i)));
    return (System.nanoTime() - start) / 1e9;
  }

  private static void compare(String what, double one, double seconds) {
    System.out.printf(Locale.ROOT, "  %s: %.3f s, %.2f times as long%n", what, seconds, seconds / one);
  }

  private List<Sentence> read(ConllLayers layers) throws IOException {
    List<Sentence> sentences = new ArrayList<>();
    try (ConllReader reader = new ConllReader(Options.input(input.name()), format, TreeColumns.IGNORE)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        sentences.add(layers.sentence(block));
      }
    }
    layers.logMissing();
    if (sentences.isEmpty()) {
      throw new BadInputException(input.name(), "has no sentences", "name a file with some");
    }
    return sentences;
  }
}
