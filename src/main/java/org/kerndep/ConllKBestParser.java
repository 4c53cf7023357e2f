package org.kerndep;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.kerndep.data.KBestList;
import org.kerndep.data.TreeProbabilities;
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

  /**
   * A parser of streams.
   *
   * @param k how many trees, at least 1
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllKBestParser(DependencyParser parser, Workers workers, int k, KBestFormat format, boolean keepRestated) {
    this(parser, workers, k, Optional.of(format), TextTree.USUAL, keepRestated);
  }

  /** A parser of streams that draws the trees. */
  public static ConllKBestParser drawing(DependencyParser parser, Workers workers, int k, TextTree drawing) {
    return new ConllKBestParser(parser, workers, k, Optional.empty(), drawing, false);
  }

  private ConllKBestParser(DependencyParser parser, Workers workers, int k, Optional<KBestFormat> format,
      TextTree drawing, boolean keepRestated) {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1: " + k);
    }
    this.parser = parser;
    this.workers = workers;
    this.k = k;
    this.format = format;
    this.drawing = drawing;
    this.keepRestated = keepRestated;
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
        sentences++;
        shortLists += written.trees < k ? 1 : 0;
      }
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
      KBestList list = parser.parse(input.taggings(block), k);
      ConllBlock tagged = input.tagged(block, list.best().sentence());
      return new Written(text(tagged, list, parser.probabilities(list)), list.size());
    });
  }

  private String text(ConllBlock block, KBestList list, TreeProbabilities probabilities) {
    if (block.raw().isBlank()) {
      return format.equals(Optional.of(KBestFormat.CONLLU)) ? block.text() : "";
    }
    return format.map(f -> f.text(block, list, probabilities, parser.reranks(), keepRestated))
        .orElseGet(() -> drawing.list(block, list, probabilities));
  }
}
