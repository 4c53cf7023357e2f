package org.kerndep.batch.work;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.kerndep.run.Failures;

/** A temporary file cannot be written, which is no problem of a document. */
public final class ScratchException extends UncheckedIOException {

  private static final long serialVersionUID = 1L;

  ScratchException(Path folder, IOException e) {
    super(new IOException(folder + ": cannot be written (" + Failures.reason(e) + "); is the disk full?", e));
  }
}
