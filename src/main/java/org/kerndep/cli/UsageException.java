package org.kerndep.cli;

/** A command line that parses but asks for something that cannot be. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
