package org.kerndep.server.http;

import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes of bodies and answers that are held, so that clients together cannot fill the memory. */
final class ByteBudget {

  private final long most;
  private final AtomicLong held = new AtomicLong();

  ByteBudget(long most) {
    this.most = most;
  }

  /** Counts bytes that a client sent, if there is room for them. */
  boolean take(long bytes) {
    if (held.addAndGet(bytes) <= most) {
      return true;
    }
    held.addAndGet(-bytes);
    return false;
  }

  /** Counts bytes of an answer, for which there is always room: it leaves less for new bodies. */
  void add(long bytes) {
    held.addAndGet(bytes);
  }

  void give(long bytes) {
    held.addAndGet(-bytes);
  }

  long held() {
    return held.get();
  }
}
