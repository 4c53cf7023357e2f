package org.kerndep.io;

import java.io.IOException;

/** Input that cannot be used as it is. The message reads {@code file:line: what is wrong; what to do}. */
public class BadInputException extends IOException {

  private static final long serialVersionUID = 1L;

  private final String place;
  private final String problem;
  private final String remedy;

  public BadInputException(String file, long line, String problem, String remedy) {
    this(file + ":" + line, problem, remedy);
  }

  public BadInputException(String place, String problem, String remedy) {
    super(place + ": " + problem + "; " + remedy);
    this.place = place;
    this.problem = problem;
    this.remedy = remedy;
  }

  /** {@code file:line}, or the file alone. */
  public String place() {
    return place;
  }

  /** What is wrong. */
  public String problem() {
    return problem;
  }

  /** What to do. */
  public String remedy() {
    return remedy;
  }
}
