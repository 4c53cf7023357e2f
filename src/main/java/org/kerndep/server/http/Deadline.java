package org.kerndep.server.http;

import java.time.Duration;

/**
 * Until when a call must be answered. Immutable.
 *
 * @param end in the time of {@link System#nanoTime}
 * @param given how long there was
 */
public record Deadline(long end, Duration given) {

  /** A deadline so much later than now. */
  public static Deadline in(Duration given) {
    return new Deadline(System.nanoTime() + given.toNanos(), given);
  }

  /** Refuses to go on after the end. */
  public void check() {
    if (System.nanoTime() - end > 0) {
      throw Refusal.later(503, "the answer takes longer than the " + given.toMillis() / 1000.0
          + " s that a request may take; send less text at a time, or try again when the server is less busy");
    }
  }
}
