package org.kerndep.io;

import java.io.Closeable;
import java.io.IOException;
import java.util.function.Consumer;
import org.kerndep.data.Taggings;

/** Where sentences come from, one after another. One thread, but for {@link #taggings}. */
public interface SentenceSource extends Closeable {

  /** The next sentence, or null after the last. */
  ConllBlock next() throws IOException;

  /** Whether sentences get their tags here instead of having them. */
  default boolean tags() {
    return false;
  }

  /** The words of a sentence that {@link #next} gave, with the tags that a parser sees. Called by several threads. */
  default Taggings taggings(ConllBlock block) {
    return Taggings.given(block.sentence());
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
