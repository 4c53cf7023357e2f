package org.kerndep.io;

import java.io.Closeable;
import java.io.IOException;
import java.util.function.Consumer;

/** Where sentences come from, one after another. One thread, but for {@link #prepared}. */
public interface SentenceSource extends Closeable {

  /** The next sentence, or null after the last. */
  ConllBlock next() throws IOException;

  /**
   * Prepares a sentence that {@link #next} gave for the parser, for example by tagging it. Called by several threads.
   */
  default ConllBlock prepared(ConllBlock block) {
    return block;
  }

  /** The share of the input that is read, 0 to 1; 0 if that is not known. */
  double share();

  /** What follows the last sentence; complete once {@link #next} gave null. */
  default String tail() {
    return "";
  }

  /** From now on, bad sentences are skipped and their messages handed to a listener. */
  default void skipBad(Consumer<String> listener) {}
}
