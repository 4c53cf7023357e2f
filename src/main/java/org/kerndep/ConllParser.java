package org.kerndep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.io.ArcProbability;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.json.SentenceJson;
import org.kerndep.io.json.TreeJson;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.view.TextTree;

/**
 * Parses a CoNLL stream into another: everything but the tree comes through as it was, in order, in bounded memory.
 */
public final class ConllParser {

  /** How a parsed sentence is written. */
  private enum Form { TABLE, DRAWING, JSON }

  private final DependencyParser parser;
  private final Workers workers;
  private final boolean keepRestated;
  private final boolean confidence;

  /**
   * A parser of streams.
   *
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllParser(DependencyParser parser, Workers workers, boolean keepRestated) {
    this(parser, workers, keepRestated, false);
  }

  private ConllParser(DependencyParser parser, Workers workers, boolean keepRestated, boolean confidence) {
    this.parser = parser;
    this.workers = workers;
    this.keepRestated = keepRestated;
    this.confidence = confidence;
  }

  /**
   * A parser that also writes into MISC how probable each arc of the tree is, as {@code ArcProb=0.97}; CoNLL-U only. A
   * sentence that is too long to be decoded whole has no such value.
   */
  public ConllParser withConfidence() {
    return new ConllParser(parser, workers, keepRestated, true);
  }

  /**
   * Parses to the end of the input and completes the output.
   *
   * @param prompt whether each sentence is written before the next is read
   * @return how many sentences were parsed
   */
  public long parse(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    long sentences = run(in, out, prompt, progress, Form.TABLE);
    out.writeRaw(in.tail());
    out.commit();
    return sentences;
  }

  /** The same, but the output is drawings of the trees. */
  public long draw(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    long sentences = run(in, out, prompt, progress, Form.DRAWING);
    out.commit();
    return sentences;
  }

  /** The same, but the output is lines of JSON, one for each sentence. */
  public long json(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    long sentences = run(in, out, prompt, progress, Form.JSON);
    out.commit();
    return sentences;
  }

  private long run(SentenceSource in, ConllWriter out, boolean prompt, Progress progress, Form form)
      throws IOException {
    ParserInput input =
        new ParserInput(in, parser, prompt ? 1 : ParserInput.MOST_PER_THREAD * workers.threads(), progress);
    List<ConllBlock> batch = input.next();
    long sentences = 0;
    while (!batch.isEmpty()) {
      sentences += batch.size();
      for (ConllBlock parsed : parse(input, batch)) {
        switch (form) {
          case TABLE -> out.write(parsed);
          case DRAWING -> out.writeRaw(TextTree.of(parsed));
          case JSON -> out.writeRaw(json(parsed));
        }
      }
      if (prompt) {
        out.flush();
      }
      batch = input.next();
    }
    return sentences;
  }

  private static String json(ConllBlock block) throws BadInputException {
    if (block.raw().isBlank()) {
      return "";
    }
    TreeJson tree = TreeJson.of(block.sentence(), block.parsed().tree());
    List<Double> arcs = new ArrayList<>();
    for (int m = 1; m <= block.sentence().size(); m++) {
      ArcProbability.of(block, m).ifPresent(arcs::add);
    }
    return SentenceJson.of(block).with(arcs.isEmpty() ? tree : tree.withArcs(arcs)).line();
  }

  private List<ConllBlock> parse(ParserInput input, List<ConllBlock> batch) throws BadInputException {
    if (confidence) {
      requireMisc(batch);
    }
    return workers.map(batch.size(), i -> {
      ConllBlock block = batch.get(i);
      Taggings taggings = input.taggings(block);
      if (confidence) {
        return withConfidence(input, block, taggings);
      }
      Hypothesis best = parser.parse(taggings);
      return input.tagged(block, best.sentence()).withTree(best.tree(), keepRestated);
    });
  }

  private static void requireMisc(List<ConllBlock> batch) throws BadInputException {
    for (ConllBlock block : batch) {
      if (block.format() != ConllFormat.CONLLU) {
        throw new BadInputException(block.place(), block.format() + " has no column for the probability of arcs",
            "convert the file to conllu first, or parse it without confidence");
      }
    }
  }

  private ConllBlock withConfidence(ParserInput input, ConllBlock block, Taggings taggings) {
    ConfidentList found = parser.parseWithConfidence(taggings, 1);
    DependencyTree tree = found.tree();
    List<String> values = IntStream.rangeClosed(1, tree.size())
        .mapToObj(m -> found.arcs().map(arcs -> ArcProbability.text(arcs.probability(tree.head(m), m)))
            .orElse(Word.ABSENT))
        .toList();
    return input.tagged(block, found.list().best().sentence()).withTree(tree, keepRestated)
        .withMisc(ArcProbability.KEY, values);
  }
}
