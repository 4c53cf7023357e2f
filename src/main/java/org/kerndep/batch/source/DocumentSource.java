package org.kerndep.batch.source;

import java.io.Closeable;
import java.io.IOException;

/** Documents, one after another. One thread. */
public interface DocumentSource extends Closeable {

  /** The next document, or null after the last. */
  Document next() throws IOException;

  @Override
  default void close() throws IOException {}
}
