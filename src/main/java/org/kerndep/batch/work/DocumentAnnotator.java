package org.kerndep.batch.work;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;

/** Work on documents: one in, its result out. One thread, unless it says otherwise. */
public interface DocumentAnnotator extends Closeable {

  /**
   * Counts of a result.
   *
   * @param sentences how many
   * @param words how many
   */
  record Counts(long sentences, long words) {}

  /**
   * Annotates a document.
   *
   * @param input open; the caller closes it
   * @param out where the result goes, uncompressed
   * @throws org.kerndep.io.BadInputException if the document cannot be read as it is
   */
  Counts annotate(DocumentInput input, OutputStream out, WorkContext context) throws IOException;

  @Override
  default void close() {}
}
