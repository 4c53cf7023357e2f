package org.kerndep.io;

/** A sentence that cannot be used, though the rest of its file can: the reader continues after it. */
public class BadSentenceException extends BadInputException {

  private static final long serialVersionUID = 1L;

  public BadSentenceException(String file, long line, String problem, String remedy) {
    super(file, line, problem, remedy);
  }
}
