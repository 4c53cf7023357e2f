package org.kerndep.uima.conll;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.io.BadSentenceException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;

/**
 * Cuts a CoNLL file into parts, holding one of them at a time. A bad sentence ends a part and raises its exception
 * once, in place of the part that it would have begun; after that, the reader continues behind it. One thread.
 */
public final class FilePartReader implements Closeable {

  private final ConllReader reader;
  private final int sentences;
  private final boolean splitAtNewdoc;
  private int number;
  /** What follows the last part: a sentence, or why it cannot be used, or the end of the file. */
  private ConllBlock ahead;
  private BadSentenceException failure;
  private boolean ended;

  /**
   * The parts of a file, from its beginning.
   *
   * @param sentences how many a part has at most; 0 for no limit
   * @param splitAtNewdoc whether a comment {@code # newdoc} begins a part
   */
  public FilePartReader(ConllReader reader, int sentences, boolean splitAtNewdoc) {
    this.reader = reader;
    this.sentences = sentences;
    this.splitAtNewdoc = splitAtNewdoc;
  }

  /** The next part; a file has at least one. After the last there is nothing to ask for. */
  public FilePart next() throws IOException {
    number++;
    if (number == 1) {
      advance();
    }
    if (failure != null) {
      BadSentenceException thrown = failure;
      advance();
      throw thrown;
    }
    List<ConllBlock> blocks = new ArrayList<>();
    while (ahead != null && !(isFull(blocks) || startsDocument(blocks))) {
      blocks.add(ahead);
      advance();
    }
    return new FilePart(number, blocks, ended, reader.tail());
  }

  private boolean isFull(List<ConllBlock> blocks) {
    return sentences > 0 && blocks.size() >= sentences;
  }

  private boolean startsDocument(List<ConllBlock> blocks) {
    return splitAtNewdoc && !blocks.isEmpty() && ahead.hasComment("newdoc");
  }

  private void advance() throws IOException {
    ahead = null;
    failure = null;
    try {
      ahead = reader.next();
      ended = ahead == null;
    } catch (BadSentenceException e) {
      failure = e;
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
