package org.kerndep.server.http;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One request and its one answer: whoever answers second, such as a worker after a timeout, is not heard. When the
 * answer is sent, the bytes that were held are given back and the request is counted and logged, without what was in
 * it.
 */
final class Exchange {

  private static final Logger LOG = LoggerFactory.getLogger(Exchange.class);
  private static final String UNKNOWN = "other";

  private final Request request;
  private final Response response;
  private final Callback callback;
  private final FrameState state;
  private final long begun = System.nanoTime();
  private final AtomicBoolean answered = new AtomicBoolean();
  private final AtomicLong held = new AtomicLong();
  /** What refuses the request when its time is over; null if nothing does. */
  private final AtomicReference<Scheduler.Task> timer = new AtomicReference<>();
  private volatile Route route;
  private volatile long received;

  Exchange(Request request, Response response, Callback callback, FrameState state) {
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.state = state;
  }

  Request request() {
    return request;
  }

  Route route() {
    return route;
  }

  void setRoute(Route found) {
    route = found;
  }

  /** Sets what refuses the request when its time is over, in place of what did before. */
  void setTimer(Scheduler.Task next) {
    Scheduler.Task before = timer.getAndSet(next);
    if (before != null) {
      before.cancel();
    }
  }

  boolean isAnswered() {
    return answered.get();
  }

  /** Counts bytes of the body, for which there must be room. */
  void hold(int bytes) {
    if (!state.budget().take(bytes)) {
      throw Refusal.later(503, "the server holds as many requests as its memory allows; try again in a moment");
    }
    held.addAndGet(bytes);
    received += bytes;
  }

  /** Works for the answer. */
  void work(Endpoint endpoint, Call call) {
    if (isAnswered()) {
      return;
    }
    try {
      call.deadline().check();
      answer(endpoint.answer(call));
    } catch (Refusal refusal) {
      refuse(refusal);
    } catch (java.io.IOException e) {
      refuse(new Refusal(400, e.getMessage()));
    } catch (OutOfMemoryError e) {
      LOG.error("the memory was too small for a request to {}", name(), e);
      refuse(Refusal.later(503, "the memory of the server is too small for this; send less text at a time"));
    } catch (RuntimeException | Error e) {
      LOG.error("unexpected error in a request to {}", name(), e);
      refuse(new Refusal(500, "unexpected error in the server; its log says more"));
    }
  }

  void refuse(Refusal refusal) {
    answer(route != null && route.plainErrors() ? Answer.plainError(refusal) : Answer.error(refusal));
  }

  void answer(Answer answer) {
    if (!answered.compareAndSet(false, true)) {
      return;
    }
    state.budget().add(answer.body().length);
    held.addAndGet(answer.body().length);
    response.setStatus(answer.status());
    state.access().origin().ifPresent(origin -> allow(origin));
    response.getHeaders().put("X-Content-Type-Options", "nosniff");
    answer.headers().forEach((name, value) -> response.getHeaders().put(name, value));
    if (answer.type() != null) {
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, answer.type());
    }
    response.write(true, ByteBuffer.wrap(answer.body()), Callback.from(() -> finish(answer, null),
        failure -> finish(answer, failure)));
  }

  private void allow(String origin) {
    response.getHeaders().put("Access-Control-Allow-Origin", origin);
    if (!origin.equals("*")) {
      response.getHeaders().put(HttpHeader.VARY, "Origin");
    }
  }

  private void finish(Answer answer, Throwable failure) {
    setTimer(null);
    state.asking().answered(request.getConnectionMetaData().getConnection());
    state.budget().give(held.getAndSet(0));
    long nanos = System.nanoTime() - begun;
    state.metrics().answered(name(), answer.status(), nanos);
    if (state.logs()) {
      LOG.info("{} {} {} {} ms, {} bytes in, {} out{}", method(), name(), answer.status(), nanos / 1_000_000, received,
          answer.body().length, failure == null ? "" : ", the client was gone");
    }
    if (failure == null) {
      callback.succeeded();
    } else {
      callback.failed(failure);
    }
  }

  /** The method, unless it is of the client's invention. */
  private String method() {
    return route != null && (route.allows(request.getMethod()) || request.getMethod().equals("OPTIONS"))
        ? request.getMethod() : "-";
  }

  private String name() {
    return route == null ? UNKNOWN : route.path();
  }
}
