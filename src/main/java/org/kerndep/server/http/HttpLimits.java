package org.kerndep.server.http;

import java.time.Duration;

/**
 * How much clients may take.
 *
 * @param threads how many calls are worked on at a time
 * @param waiting how many calls may wait for them
 * @param body how many bytes a body may have
 * @param held how many bytes of bodies and answers may be held at a time
 * @param connections how many clients may be connected
 * @param time how long an answer may take from when the call is read
 * @param reading how long a client may take to send a body
 * @param stopping how long a server that stops waits for what it works on
 */
public record HttpLimits(int threads, int waiting, int body, long held, int connections, Duration time,
    Duration reading, Duration stopping) {

  public HttpLimits {
    require(threads >= 1, "threads must be at least 1: " + threads);
    require(waiting >= 1, "the queue must have room for at least 1 request: " + waiting);
    require(body >= 1, "the limit of a body must be at least 1 byte: " + body);
    require(held >= body, "the bytes that may be held must be at least those of one body: " + held);
    require(connections >= 1, "connections must be at least 1: " + connections);
    require(time.toMillis() >= 1, "the time of a request must be positive: " + time);
    require(reading.toMillis() >= 1, "the time to send a body must be positive: " + reading);
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new IllegalArgumentException(message);
    }
  }
}
