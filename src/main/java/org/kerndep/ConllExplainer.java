package org.kerndep;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.explain.Against;
import org.kerndep.explain.DecisionTable;
import org.kerndep.explain.ExplainedList;
import org.kerndep.explain.Explanation;
import org.kerndep.explain.ExplanationJson;
import org.kerndep.explain.ExplanationText;
import org.kerndep.explain.Suspect;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/** Explains the trees of a stream of sentences, in order, in bounded memory. */
public final class ConllExplainer {

  private static final JsonFactory JSON = new JsonFactory();
  private static final ExplanationJson LINES = new ExplanationJson(10, 3);

  private final SentenceExplainer explainer;
  private final Workers workers;
  private final Against against;

  /** An explainer that compares each chosen tree with another. */
  public ConllExplainer(DependencyParser parser, Workers workers, Against against) {
    this.explainer = new SentenceExplainer(parser);
    this.workers = workers;
    this.against = against;
  }

  /** Takes what is to be known of a sentence. */
  @FunctionalInterface
  private interface Question<T> {
    T answer(ConllBlock block, ExplainedList list);
  }

  /**
   * Writes an explanation of each sentence.
   *
   * @param json whether that is an object on a line of its own instead of text
   * @param prompt whether each is written before the next sentence is read
   * @return how many sentences there were
   */
  public long explain(SentenceSource in, ConllWriter out, boolean json, boolean prompt, Progress progress)
      throws IOException {
    long[] sentences = new long[1];
    forEach(in, against.kind() == Against.Kind.GOLD, prompt, progress, (block, list) -> {
      Optional<Explanation> found = against.explain(list, block.tree());
      return json ? line(block, list, found) : text(block, list, found);
    }, (block, text) -> {
      sentences[0]++;
      write(out, text, prompt);
    });
    out.commit();
    return sentences[0];
  }

  /** Counts which layers and sources decide between chosen trees and others, by gold trees. */
  public DecisionTable summary(SentenceSource in, Progress progress) throws IOException {
    DecisionTable table = new DecisionTable();
    forEach(in, true, false, progress, (block, list) -> against.explain(list, block.tree())
        .map(explanation -> DecisionTable.Votes.of(explanation, gold(block))),
        (block, votes) -> votes.ifPresent(table::add));
    return table;
  }

  /**
   * The arcs of gold trees that the parser would change, the most confident first.
   *
   * @param least how confident at least, 0 to 1
   */
  public List<Suspect> suspects(SentenceSource in, double least, Progress progress) throws IOException {
    List<Suspect> all = new ArrayList<>();
    forEach(in, true, false, progress, (block, list) -> suspects(block, list, least), (block, some) -> all.addAll(some));
    all.sort(Comparator.comparingDouble(Suspect::confidence).reversed());
    return all;
  }

  private List<Suspect> suspects(ConllBlock block, ExplainedList list, double least) {
    DependencyTree gold = gold(block);
    Hypothesis best = list.ranked().best();
    List<Suspect> suspects = new ArrayList<>();
    if (best.tree().equals(gold)) {
      return suspects;
    }
    Optional<ArcProbabilities> arcs = explainer.parser().parseWithConfidence(best.sentence(), 1).arcs();
    for (int m = 1; m <= gold.size() && arcs.isPresent(); m++) {
      boolean differs = best.tree().head(m) != gold.head(m) || !best.tree().label(m).equals(gold.label(m));
      double probability = arcs.get().probability(best.tree().head(m), m);
      if (differs && probability >= least) {
        Suspect suspect = Suspect.of(block.place(), block.comment("sent_id").orElse(""),
            text(block, best.sentence()), m, probability,
            list.compareWith(Suspect.withArcOf(best.tree(), gold, m)));
        if (suspect.confidence() >= least) {
          suspects.add(suspect);
        }
      }
    }
    return suspects;
  }

  private static DependencyTree gold(ConllBlock block) {
    return block.tree().orElseThrow();
  }

  private static void write(ConllWriter out, String text, boolean prompt) {
    try {
      out.writeRaw(text);
      if (prompt) {
        out.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Hands what an explained list is asked for to a listener, in the order of the sentences. */
  private <T> void forEach(SentenceSource in, boolean needsGold, boolean prompt, Progress progress,
      Question<T> question, BiConsumer<ConllBlock, T> listener) throws IOException {
    DependencyParser parser = explainer.parser();
    ParserInput input = new ParserInput(in, parser, prompt ? 1 : ParserInput.MOST_PER_THREAD * workers.threads(),
        progress);
    for (List<ConllBlock> batch = input.next(); !batch.isEmpty(); batch = input.next()) {
      List<ConllBlock> blocks = batch.stream().filter(block -> block.sentence().size() > 0).toList();
      if (needsGold) {
        requireGold(blocks);
      }
      List<T> answers = workers.map(blocks.size(), i -> {
        Taggings taggings = input.taggings(blocks.get(i));
        return explainer.ask(taggings, against.trees(), list -> question.answer(blocks.get(i), list));
      });
      for (int i = 0; i < answers.size(); i++) {
        listener.accept(blocks.get(i), answers.get(i));
      }
    }
  }

  private static void requireGold(List<ConllBlock> blocks) throws BadInputException {
    for (ConllBlock block : blocks) {
      if (block.tree().isEmpty()) {
        throw new BadInputException(block.place(), "the sentence has no tree to compare with",
            "give a CoNLL file with gold trees, or compare with another tree");
      }
    }
  }

  private String text(ConllBlock block, ExplainedList list, Optional<Explanation> found) {
    Sentence sentence = list.ranked().best().sentence();
    String title = block.comment("sent_id").map(id -> id + "  ").orElse("") + text(block, sentence) + "\n";
    return title + found.map(explanation -> ExplanationText.USUAL.of(explanation, "the chosen tree", against.words()))
        .orElseGet(() -> nothing(list, block.tree())) + "\n";
  }

  private static String text(ConllBlock block, Sentence sentence) {
    return block.comment("text")
        .orElseGet(() -> sentence.words().stream().map(Word::form).collect(Collectors.joining(" ")));
  }

  private String nothing(ExplainedList list, Optional<DependencyTree> gold) {
    return switch (against.kind()) {
      case GOLD -> "the chosen tree is the gold tree\n";
      case BASE -> "the chosen tree is the base parser's\n";
      case RANK -> "there " + (list.ranked().size() == 1 ? "is one tree" : "are " + list.ranked().size() + " trees")
          + ", none of rank " + against.rank() + "\n";
    };
  }

  private String line(ConllBlock block, ExplainedList list, Optional<Explanation> found) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      json.writeStartObject();
      if (block.comment("sent_id").isPresent()) {
        json.writeStringField("sent_id", block.comment("sent_id").get());
      }
      json.writeStringField("text", text(block, list.ranked().best().sentence()));
      json.writeArrayFieldStart("words");
      for (Word word : list.ranked().best().sentence().words()) {
        json.writeString(word.form());
      }
      json.writeEndArray();
      json.writeStringField("against", against.words());
      if (found.isPresent()) {
        LINES.writeFields(found.get(), json);
      }
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return line.toString();
  }
}
