package org.kerndep;

import java.io.IOException;
import org.kerndep.data.Sentence;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.view.TextTree;

/**
 * Parses a CoNLL stream into another: everything but the tree comes through as it was, in order, in bounded memory.
 */
public final class ConllParser {

  /** What is done with a block and its words. */
  @FunctionalInterface
  private interface Step {
    ConllBlock apply(ConllBlock block, Sentence sentence) throws IOException;
  }

  private final DependencyParser parser;
  private final SentenceStream stream;
  private final Step step;

  /**
   * A parser of streams.
   *
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllParser(DependencyParser parser, Workers workers, boolean keepRestated) {
    this(parser, workers, (block, sentence) -> block.withTree(parser.parse(sentence), keepRestated));
  }

  private ConllParser(DependencyParser parser, Workers workers, Step step) {
    this.parser = parser;
    this.stream = new SentenceStream(workers, SentenceStream.MOST_PER_THREAD);
    this.step = step;
  }

  /** A parser that also writes how probable each arc is, as {@link ArcConfidence}; CoNLL-U only. */
  public static ConllParser withConfidence(DependencyParser parser, Workers workers, boolean keepRestated) {
    return new ConllParser(parser, workers, new ArcConfidence(parser, keepRestated)::parse);
  }

  /**
   * Parses to the end of the input.
   *
   * @param prompt whether each sentence is written before the next is read
   */
  public void parse(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    run(in, out, prompt, progress, out::write);
    out.writeRaw(in.tail());
    out.flush();
  }

  /** The same, but the output is drawings of the trees. */
  public void draw(SentenceSource in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    run(in, out, prompt, progress, block -> out.writeRaw(TextTree.of(block)));
    out.flush();
  }

  private void run(SentenceSource in, ConllWriter out, boolean prompt, Progress progress,
      SentenceStream.Sink<ConllBlock> sink) throws IOException {
    ConllLayers layers = new ConllLayers(parser);
    InputCheck check = new InputCheck(parser.bundle().base().vocabulary());
    stream.run(in, out, prompt, progress, block -> {
      check.add(block.sentence());
      return step.apply(block, layers.sentence(block));
    }, sink);
    check.end();
    layers.logMissing();
  }
}
