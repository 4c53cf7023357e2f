package org.kerndep;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
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

  /** How a list becomes text. */
  @FunctionalInterface
  private interface ListText {
    String of(ConllBlock block, KBestList list, TreeProbabilities probabilities, boolean reranked);
  }

  /** A list as text and how many trees it has. */
  private record Written(String text, int trees) {}

  private final DependencyParser parser;
  private final int k;
  private final ListText format;
  /** Whether blank lines at the end of the input are kept. */
  private final boolean keepTail;
  private final SentenceStream stream;

  /**
   * A parser of streams.
   *
   * @param k how many trees, at least 1
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllKBestParser(DependencyParser parser, Workers workers, int k, KBestFormat format, boolean keepRestated) {
    this(parser, workers, k, format == KBestFormat.CONLLU,
        (block, list, probabilities, reranked) -> format.text(block, list, probabilities, reranked, keepRestated));
  }

  /** A parser of streams that draws the trees. */
  public static ConllKBestParser drawing(DependencyParser parser, Workers workers, int k) {
    return new ConllKBestParser(parser, workers, k, false,
        (block, list, probabilities, reranked) -> TextTree.list(block, list, probabilities));
  }

  private ConllKBestParser(DependencyParser parser, Workers workers, int k, boolean keepTail, ListText format) {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1: " + k);
    }
    this.parser = parser;
    this.k = k;
    this.format = format;
    this.keepTail = keepTail;
    this.stream =
        new SentenceStream(workers, Math.max(1, Math.min(SentenceStream.MOST_PER_THREAD, TREES_PER_THREAD / k)));
  }

  /**
   * Parses to the end of the input.
   *
   * @param prompt whether each list is written before the next sentence is read
   */
  public Result parse(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    AtomicLong sentences = new AtomicLong();
    AtomicLong shortLists = new AtomicLong();
    ConllLayers layers = new ConllLayers(parser);
    InputCheck check = new InputCheck(parser.bundle().base().vocabulary());
    stream.run(in, out, prompt, progress, block -> {
      check.add(block.sentence());
      return write(block, layers.sentence(block));
    }, written -> {
      out.writeRaw(written.text);
      sentences.incrementAndGet();
      shortLists.addAndGet(written.trees < k ? 1 : 0);
    });
    check.end();
    layers.logMissing();
    if (keepTail) {
      out.writeRaw(in.tail());
    }
    out.flush();
    return new Result(sentences.get(), shortLists.get());
  }

  private Written write(ConllBlock block, Sentence sentence) {
    KBestList list = parser.parse(sentence, k);
    return new Written(format.of(block, list, parser.probabilities(list), parser.reranks()), list.size());
  }
}
