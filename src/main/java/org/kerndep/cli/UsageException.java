package org.kerndep.cli;

/** A command line that parses but asks for something that cannot be. */
public final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
