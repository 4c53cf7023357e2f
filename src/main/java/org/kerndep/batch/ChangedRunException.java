package org.kerndep.batch;

import java.io.IOException;

/** What was done in an output folder before does not go with what is asked for now. */
public final class ChangedRunException extends IOException {

  private static final long serialVersionUID = 1L;

  ChangedRunException(String message) {
    super(message);
  }
}
