package org.kerndep.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.eclipse.jetty.io.Connection;

/**
 * How long each connection has been without a request. Jetty closes silent connections, but not those that send a byte
 * of a header now and then: here both have the same time. Shared freely by threads.
 */
final class AskingTimes implements Connection.Listener {

  private static final long HAS_ASKED = Long.MAX_VALUE;

  private final LongSupplier nanos;
  /** When the connection was opened or answered, or that its request is being answered. */
  private final Map<Connection, Long> waitingSince = new ConcurrentHashMap<>();

  AskingTimes(LongSupplier nanos) {
    long begun = nanos.getAsLong();
    this.nanos = () -> nanos.getAsLong() - begun;
  }

  @Override
  public void onOpened(Connection connection) {
    waitingSince.put(connection, nanos.getAsLong());
  }

  @Override
  public void onClosed(Connection connection) {
    waitingSince.remove(connection);
  }

  /** The header of a request has come. */
  void asked(Connection connection) {
    waitingSince.computeIfPresent(connection, (c, since) -> HAS_ASKED);
  }

  /** Its answer is sent. */
  void answered(Connection connection) {
    waitingSince.computeIfPresent(connection, (c, since) -> nanos.getAsLong());
  }

  int connections() {
    return waitingSince.size();
  }

  /** Closes connections that have been without a request for longer. */
  void close(long longest) {
    long now = nanos.getAsLong();
    waitingSince.forEach((connection, since) -> {
      if (since != HAS_ASKED && now - since > longest) {
        connection.close();
      }
    });
  }
}
