package org.kerndep.batch.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.kerndep.io.BadInputException;

/** A document of a corpus, which is not read until it is opened. Used by one thread at a time. */
public interface Document {

  /** Its name in the corpus, which tells it from all others: a relative path with {@code /}. */
  String id();

  /** Where a reader of messages finds it: a file, or an entry of an archive. */
  String origin();

  /** What tells without reading it whether it is still the same. */
  Stamp stamp() throws IOException;

  /** Its content from the beginning, compressed if it is; may be called again. */
  InputStream open() throws IOException;

  /** Frees a temporary copy of the content, if there is one. */
  default void discard() {}

  /** A document in memory. */
  static Document of(String id, byte[] content) {
    return new InMemory(id, id, new Stamp(content.length, 0), content);
  }

  /** A document that cannot be opened, so that its problem is told like that of any other document. */
  static Document bad(String id, String origin, String problem, String remedy) {
    return new Bad(id, new BadInputException(origin, problem, remedy), origin);
  }

  /** Its content is at hand. */
  record InMemory(String id, String origin, Stamp stamp, byte[] content) implements Document {
    @Override
    public InputStream open() {
      return new ByteArrayInputStream(content);
    }
  }

  /** It has no content. */
  record Bad(String id, BadInputException problem, String origin) implements Document {
    @Override
    public Stamp stamp() {
      return Stamp.UNKNOWN;
    }

    @Override
    public InputStream open() throws IOException {
      throw problem;
    }
  }
}
