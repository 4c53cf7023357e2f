package org.kerndep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/**
 * Parses a CoNLL stream into another: everything but the tree comes through as it was, in order, in bounded memory.
 */
public final class ConllParser {

  private static final int SENTENCES_PER_THREAD = 64;

  private final DependencyParser parser;
  private final Workers workers;
  private final boolean keepRestated;

  /**
   * A parser of streams.
   *
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllParser(DependencyParser parser, Workers workers, boolean keepRestated) {
    this.parser = parser;
    this.workers = workers;
    this.keepRestated = keepRestated;
  }

  /**
   * Parses to the end of the input.
   *
   * @param prompt whether each sentence is written before the next is read
   */
  public void parse(ConllReader in, ConllWriter out, boolean prompt, Progress progress) throws IOException {
    int batchSize = prompt ? 1 : SENTENCES_PER_THREAD * workers.threads();
    progress.begin("parsing", -1);
    List<ConllBlock> batch = new ArrayList<>();
    ConllBlock block;
    do {
      block = in.next();
      if (block != null) {
        batch.add(block);
      }
      if (block == null || batch.size() == batchSize) {
        for (ConllBlock parsed : parseAll(batch)) {
          out.write(parsed);
        }
        progress.reached(in.share());
        progress.advance(batch.size());
        batch.clear();
        if (prompt) {
          out.flush();
        }
      }
    } while (block != null);
    out.writeRaw(in.tail());
    out.flush();
    progress.end("");
  }

  private List<ConllBlock> parseAll(List<ConllBlock> blocks) {
    return workers.map(blocks.size(), i -> {
      ConllBlock block = blocks.get(i);
      return block.withTree(parser.parse(block.sentence()), keepRestated);
    });
  }
}
