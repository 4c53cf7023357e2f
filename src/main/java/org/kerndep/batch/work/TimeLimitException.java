package org.kerndep.batch.work;

/** A document took longer than it may. */
public final class TimeLimitException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public TimeLimitException() {
    super("the time limit is reached");
  }
}
