package org.kerndep.batch;

import java.io.Closeable;
import java.io.IOException;
import org.kerndep.batch.journal.Entry;
import org.kerndep.batch.work.ResultBuffer;

/** Where results are kept. Shared freely by threads. */
interface ResultStore extends Closeable {

  /**
   * Where a result is.
   *
   * @param file relative to the output folder
   * @param offset where it begins in the file
   */
  record Place(String file, long offset) {}

  /** Keeps a result; it survives the end of the process. */
  Place put(String id, ResultBuffer content) throws IOException;

  /**
   * Whether the result of an entry is still there.
   *
   * @param verify whether its bytes are looked at too
   */
  boolean has(Entry entry, boolean verify) throws IOException;

  @Override
  default void close() throws IOException {}
}
