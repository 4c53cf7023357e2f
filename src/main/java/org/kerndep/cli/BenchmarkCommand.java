package org.kerndep.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.kerndep.DependencyParser;
import org.kerndep.data.Taggings;
import org.kerndep.run.Workers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures how fast a model parses once the JVM is warm. */
@Command(name = "benchmark", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Parse a file, plain text or CoNLL, again and again and print words per second; the last "
        + "rounds are warm.",
    footer = {"", "Examples:", "  kerndep benchmark book.txt --compare",
      "  kerndep benchmark input.conllu",
      "  kerndep benchmark --model my.kdp input.conllu -k 25 --rounds 5"})
final class BenchmarkCommand implements Callable<Integer> {

  @Mixin
  private ModelOptions model;

  @Mixin
  private InputOption input;

  @Mixin
  private FormatOptions formats;

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

  @Option(names = "--taggings", paramLabel = "N",
      description = "parse at most so many taggings of a sentence where the model's tagger is unsure")
  private Integer taggings;

  @Option(names = "--compare", description = "in every round, parse with less too, as far as the model has more: the "
      + "most probable tags alone, without reranker, and tags without trees")
  private boolean compare;

  @Override
  public Integer call() throws IOException {
    if (rounds < 1) {
      throw new UsageException("--rounds must be at least 1: " + rounds);
    }
    if (sizes.stream().anyMatch(k -> k < 1)) {
      throw new UsageException("-k must be at least 1: " + sizes);
    }
    if (taggings != null && taggings < 1) {
      throw new UsageException("--taggings must be at least 1: " + taggings);
    }
    DependencyParser own = Options.parser(model.read(), decoder, noRerank);
    DependencyParser parser = taggings == null ? own : own.withTaggings(taggings);
    BenchmarkInput sentences = new BenchmarkInput(input.name(), formats, parser, model);
    try (Workers workers = Options.workers(threads)) {
      for (int round = 1; round <= rounds; round++) {
        BenchmarkInput.Time one = sentences.time(workers, parser::parse);
        print("round " + round + ": " + sentences.words() + " words,", one, "%.0f words/s",
            sentences.words() / one.seconds());
        for (Map.Entry<String, Function<Taggings, ?>> other : others(parser, sentences.isTagged()).entrySet()) {
          BenchmarkInput.Time time = sentences.time(workers, other.getValue());
          print("  " + other.getKey() + ":", time, "%.2f times as long", time.seconds() / one.seconds());
        }
      }
    }
    return 0;
  }

  private static void print(String what, BenchmarkInput.Time time, String format, double figure) {
    System.out.printf(Locale.ROOT, "%s %.3f s, processor %.3f s, " + format + "%n", what, time.seconds(),
        time.processor(), figure);
  }

  /** What the best tree is compared with, by name. */
  private Map<String, Function<Taggings, ?>> others(DependencyParser parser, boolean tagged) {
    Map<String, Function<Taggings, ?>> others = new LinkedHashMap<>();
    for (int k : sizes) {
      others.put(k + " best trees", sentence -> parser.parse(sentence, k));
    }
    if (confidence) {
      others.put("confidence", sentence -> parser.parseWithConfidence(sentence, 1));
    }
    if (compare && tagged && parser.choosesTags()) {
      others.put("most probable tags alone", parser.withTaggings(1)::parse);
    }
    if (compare && parser.reranks()) {
      others.put("without reranker", parser.withoutReranking()::parse);
    }
    if (compare && tagged) {
      others.put("tags without trees", sentence -> sentence);
    }
    return others;
  }
}
