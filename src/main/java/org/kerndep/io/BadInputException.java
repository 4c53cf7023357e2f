package org.kerndep.io;

import java.io.IOException;

/** Input that cannot be used as it is. The message reads {@code file:line: what is wrong; what to do}. */
public class BadInputException extends IOException {

  private static final long serialVersionUID = 1L;

  public BadInputException(String file, long line, String problem, String remedy) {
    super(file + ":" + line + ": " + problem + "; " + remedy);
  }

  public BadInputException(String file, String problem, String remedy) {
    super(file + ": " + problem + "; " + remedy);
  }
}
