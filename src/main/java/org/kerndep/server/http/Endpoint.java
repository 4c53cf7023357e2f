package org.kerndep.server.http;

import java.io.IOException;

/** Answers calls. Called by several threads. */
@FunctionalInterface
public interface Endpoint {

  /**
   * The answer to a call.
   *
   * @throws Refusal if the client asked for what it cannot have
   * @throws IOException if what the client sent cannot be read, which is the client's fault too
   */
  Answer answer(Call call) throws IOException;
}
