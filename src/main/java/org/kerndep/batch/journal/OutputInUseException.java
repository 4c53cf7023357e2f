package org.kerndep.batch.journal;

import java.io.IOException;
import java.nio.file.Path;

/** Another run is writing into an output folder. */
public final class OutputInUseException extends IOException {

  private static final long serialVersionUID = 1L;

  OutputInUseException(Path folder, String holder) {
    super(folder + ": another run is writing here" + (holder.isBlank() ? "" : " (" + holder + ")")
        + "; wait for it to end, or name another --output");
  }
}
