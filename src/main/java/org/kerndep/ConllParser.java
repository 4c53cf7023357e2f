package org.kerndep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /** How a parsed sentence is written other than as a block of the input's format. */
  private interface Form {
    String text(ConllBlock parsed) throws BadInputException;
  }

  private final DependencyParser parser;
  private final Workers workers;
  private final boolean keepRestated;
  private final boolean confidence;
  /** Empty for blocks. */
  private final Optional<Form> form;

  /**
   * A parser of streams.
   *
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllParser(DependencyParser parser, Workers workers, boolean keepRestated) {
    this(parser, workers, keepRestated, false, Optional.empty());
  }

  private ConllParser(DependencyParser parser, Workers workers, boolean keepRestated, boolean confidence,
      Optional<Form> form) {
    this.parser = parser;
    this.workers = workers;
    this.keepRestated = keepRestated;
    this.confidence = confidence;
    this.form = form;
  }

  /**
   * A parser that also writes into MISC how probable each arc of the tree is, as {@code ArcProb=0.97}; CoNLL-U only. A
   * sentence that is too long to be decoded whole has no such value.
   */
  public ConllParser withConfidence() {
    return new ConllParser(parser, workers, keepRestated, true, form);
  }

  /** A parser that draws the trees. */
  public ConllParser drawing(TextTree drawing) {
    return new ConllParser(parser, workers, keepRestated, confidence, Optional.of(drawing::of));
  }

  /** A parser that writes lines of JSON, one for each sentence. */
  public ConllParser json() {
    return new ConllParser(parser, workers, keepRestated, confidence, Optional.of(ConllParser::json));
  }

  /**
   * Parses to the end of the input and completes the output.
   *
   * @param prompt whether each sentence is written before the next is read
   * @return how many sentences were parsed
   */
  public long parse(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    ParserInput input =
        new ParserInput(in, parser, prompt ? 1 : ParserInput.MOST_PER_THREAD * workers.threads(), progress);
    List<ConllBlock> batch = input.next();
    long sentences = 0;
    while (!batch.isEmpty()) {
      sentences += ParserInput.sentences(batch);
      for (ConllBlock parsed : parse(input, batch)) {
        if (form.isPresent()) {
          out.writeRaw(form.get().text(parsed));
        } else {
          out.write(parsed);
        }
      }
      if (prompt) {
        out.flush();
      }
      batch = input.next();
    }
    if (form.isEmpty()) {
      out.writeRaw(in.tail());
    }
    out.commit();
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
