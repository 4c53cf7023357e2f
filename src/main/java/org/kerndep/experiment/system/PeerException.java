package org.kerndep.experiment.system;

import java.io.IOException;

/** Another parser that could not be run or did not do its work. */
public final class PeerException extends IOException {

  private static final long serialVersionUID = 1L;

  public PeerException(String message) {
    super(message);
  }

  PeerException(String message, Throwable cause) {
    super(message, cause);
  }
}
