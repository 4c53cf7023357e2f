package org.kerndep.server.http;

import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;

/** Reads the body of a request as it comes, without a thread that waits, up to a limit. */
final class BodyReader implements Runnable {

  private final Exchange exchange;
  private final int most;
  private final Consumer<byte[]> whole;
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();

  /**
   * A reader.
   *
   * @param whole takes the body when it is complete
   */
  BodyReader(Exchange exchange, int most, Consumer<byte[]> whole) {
    this.exchange = exchange;
    this.most = most;
    this.whole = whole;
  }

  /** Reads what has come; called again when more comes. */
  @Override
  public void run() {
    try {
      if (read()) {
        whole.accept(body.toByteArray());
      }
    } catch (Refusal refusal) {
      exchange.refuse(refusal);
    }
  }

  /** Whether the body is complete. */
  private boolean read() {
    while (!exchange.isAnswered()) {
      Content.Chunk chunk = exchange.request().read();
      if (chunk == null) {
        exchange.request().demand(this);
        return false;
      }
      if (Content.Chunk.isFailure(chunk)) {
        throw new Refusal(400, "the body did not come to its end; send as much as Content-Length says");
      }
      try {
        add(chunk);
      } finally {
        chunk.release();
      }
      if (chunk.isLast()) {
        return true;
      }
    }
    return false;
  }

  private void add(Content.Chunk chunk) {
    int length = chunk.remaining();
    if ((long) body.size() + length > most) {
      throw tooLarge(most);
    }
    exchange.hold(length);
    byte[] bytes = new byte[length];
    chunk.get(bytes, 0, length);
    body.write(bytes, 0, length);
  }

  static Refusal tooLarge(int most) {
    return new Refusal(413, "the body has more than the " + most + " bytes that a request may have; send less at a "
        + "time");
  }
}
