package org.kerndep;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.kerndep.data.KBestList;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.explain.ExplainedList;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.view.TextTree;

/** Parses a CoNLL stream into lists of the k best trees with scores and probabilities, in order, in bounded memory. */
public final class ConllKBestParser {

  private static final int TREES_PER_THREAD = 4096;

  /**
   * What was written.
   *
   * @param sentences how many lists
   * @param shortLists how many of them have fewer than k trees because the decoder finds no more
   */
  public record Result(long sentences, long shortLists) {}

  /** A list as text and how many trees it has. */
  private record Written(String text, int trees) {}

  private final DependencyParser parser;
  private final Workers workers;
  private final int k;
  /** Empty for drawings. */
  private final Optional<KBestFormat> format;
  private final TextTree drawing;
  private final boolean keepRestated;
  /** Empty if nobody asks for reasons. */
  private final Optional<SentenceExplainer> explainer;

  /**
   * A parser of streams.
   *
   * @param k how many trees, at least 1
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllKBestParser(DependencyParser parser, Workers workers, int k, KBestFormat format, boolean keepRestated) {
    this(parser, workers, k, Optional.of(format), TextTree.USUAL, keepRestated, Optional.empty());
  }

  /** A parser of streams that draws the trees. */
  public static ConllKBestParser drawing(DependencyParser parser, Workers workers, int k, TextTree drawing) {
    return new ConllKBestParser(parser, workers, k, Optional.empty(), drawing, false, Optional.empty());
  }

  /** A parser that writes JSON with why the first tree is preferred to each of the others. */
  public static ConllKBestParser explaining(DependencyParser parser, Workers workers, int k) {
    return new ConllKBestParser(parser, workers, k, Optional.of(KBestFormat.JSONL), TextTree.USUAL, false,
        Optional.of(new SentenceExplainer(parser)));
  }

  private ConllKBestParser(DependencyParser parser, Workers workers, int k, Optional<KBestFormat> format,
      TextTree drawing, boolean keepRestated, Optional<SentenceExplainer> explainer) {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1: " + k);
    }
    this.parser = parser;
    this.workers = workers;
    this.k = k;
    this.format = format;
    this.drawing = drawing;
    this.keepRestated = keepRestated;
    this.explainer = explainer;
  }

  /**
   * Parses to the end of the input and completes the output.
   *
   * @param prompt whether each list is written before the next sentence is read
   */
  public Result parse(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    ParserInput input = new ParserInput(in, parser, prompt ? 1 : batchSize(), progress);
    long sentences = 0;
    long shortLists = 0;
    List<ConllBlock> batch = input.next();
    while (!batch.isEmpty()) {
      for (Written written : parse(input, batch)) {
        out.writeRaw(written.text);
        shortLists += written.trees < k ? 1 : 0;
      }
      sentences += ParserInput.sentences(batch);
      if (prompt) {
        out.flush();
      }
      batch = input.next();
    }
    if (format.equals(Optional.of(KBestFormat.CONLLU))) {
      out.writeRaw(in.tail());
    }
    out.commit();
    return new Result(sentences, shortLists);
  }

  private int batchSize() {
    return workers.threads() * Math.max(1, Math.min(ParserInput.MOST_PER_THREAD, TREES_PER_THREAD / k));
  }

  private List<Written> parse(ParserInput input, List<ConllBlock> batch) {
    return workers.map(batch.size(), i -> {
      ConllBlock block = batch.get(i);
      if (explainer.isPresent()) {
        return explainer.get().ask(input.taggings(block), k, list -> explained(input, block, list));
      }
      KBestList list = parser.parse(input.taggings(block), k);
      ConllBlock tagged = input.tagged(block, list.best().sentence());
      return new Written(text(tagged, list, parser.probabilities(list)), block.raw().isBlank() ? k : list.size());
    });
  }

  private Written explained(ParserInput input, ConllBlock block, ExplainedList explained) {
    KBestList list = explained.ranked().first(k);
    if (block.raw().isBlank()) {
      return new Written("", k);
    }
    return new Written(KBestFormat.line(input.tagged(block, list.best().sentence()), list,
        parser.probabilities(list), parser.reranks(), explained.brief(k, SentenceExplainer.REASONS)), list.size());
  }

  private String text(ConllBlock block, KBestList list, TreeProbabilities probabilities) {
    if (block.raw().isBlank()) {
      return format.equals(Optional.of(KBestFormat.CONLLU)) ? block.text() : "";
    }
    return format.map(f -> f.text(block, list, probabilities, parser.reranks(), keepRestated))
        .orElseGet(() -> drawing.list(block, list, probabilities));
  }
}
