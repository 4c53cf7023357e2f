package org.kerndep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SentenceSource;
import org.kerndep.run.Progress;

/**
 * The sentences of a source in batches, which bound the memory, and made ready for a parser. Warns if they are not what
 * its model needs, and tells how far the parser is. One thread, but for {@link #taggings} and {@link #tagged}.
 */
final class ParserInput {

  /** So many sentences are worth a thread's start; more would only take memory. */
  static final int MOST_PER_THREAD = 64;

  private final SentenceSource in;
  private final int batchSize;
  private final Progress progress;
  private final InputCheck check;
  private final ConllLayers layers;
  private final List<ConllBlock> batch = new ArrayList<>();

  /** The sentences of a source, so many at a time. */
  ParserInput(SentenceSource in, DependencyParser parser, int batchSize, Progress progress) {
    this.in = in;
    this.batchSize = batchSize;
    this.progress = progress;
    this.check = new InputCheck(parser.vocabulary());
    this.layers = new ConllLayers(parser);
    progress.begin("parsing", -1);
  }

  /** The next sentences when those before are done; none after the last. */
  List<ConllBlock> next() throws IOException {
    if (!batch.isEmpty()) {
      progress.reached(in.share());
      progress.advance(sentences(batch));
      batch.clear();
    }
    for (ConllBlock block = in.next(); block != null; block = batch.size() < batchSize ? in.next() : null) {
      batch.add(block);
    }
    if (batch.isEmpty()) {
      progress.end("");
      check.end();
      layers.logMissing();
    }
    return List.copyOf(batch);
  }

  /** How many of some blocks are sentences; the others are blank lines alone. */
  static int sentences(List<ConllBlock> blocks) {
    return (int) blocks.stream().filter(block -> !block.raw().isBlank()).count();
  }

  /** The words of a sentence with the tags that the parser is to see, and their values in the model's user layers. */
  Taggings taggings(ConllBlock block) {
    Taggings taggings = in.taggings(block);
    check.add(block, taggings.best());
    return layers.added(block, taggings);
  }

  /** A sentence with the tags that were chosen; with its own if it had some. */
  ConllBlock tagged(ConllBlock block, Sentence chosen) {
    return in.tags() ? block.withWords(chosen) : block;
  }
}
