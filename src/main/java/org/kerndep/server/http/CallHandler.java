package org.kerndep.server.http;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/** Finds the route of a request, refuses what need not be read, and has the others read and answered. */
final class CallHandler extends Handler.Abstract.NonBlocking {

  private static final byte[] NO_BODY = {};

  private final Map<String, Route> routes;
  private final FrameState state;

  CallHandler(List<Route> routes, FrameState state) {
    this.routes = routes.stream().collect(Collectors.toMap(Route::path, Function.identity()));
    this.state = state;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    state.asking().asked(request.getConnectionMetaData().getConnection());
    Exchange exchange = new Exchange(request, response, callback, state);
    try {
      begin(exchange);
    } catch (Refusal refusal) {
      exchange.refuse(refusal);
    }
    return true;
  }

  private void begin(Exchange exchange) {
    Request request = exchange.request();
    Route route = routes.get(Request.getPathInContext(request));
    if (route == null) {
      throw new Refusal(404, "there is nothing at this address; /openapi.json and the page at / say what there is");
    }
    exchange.setRoute(route);
    HttpFields headers = request.getHeaders();
    if (request.getMethod().equals("OPTIONS") && state.access().origin().isPresent()) {
      exchange.answer(preflight(route));
      return;
    }
    if (!route.open()) {
      state.access().check(headers.get(HttpHeader.AUTHORIZATION));
    }
    if (!route.allows(request.getMethod())) {
      String allowed = String.join(", ", route.methods());
      throw new Refusal(405, "this address takes " + allowed + " only").with("Allow", allowed);
    }
    if (route.works()) {
      read(exchange);
    } else {
      exchange.work(route.endpoint(), call(request, NO_BODY));
    }
  }

  private static Answer preflight(Route route) {
    return Answer.nothing().with("Access-Control-Allow-Methods", String.join(", ", route.methods()))
        .with("Access-Control-Allow-Headers", "Authorization, Content-Type")
        .with("Access-Control-Max-Age", "600");
  }

  private void read(Exchange exchange) {
    Request request = exchange.request();
    HttpLimits limits = state.limits();
    if (request.getLength() > limits.body()) {
      throw BodyReader.tooLarge(limits.body());
    }
    String encoding = request.getHeaders().get(HttpHeader.CONTENT_ENCODING);
    if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
      throw new Refusal(415, "a body with a Content-Encoding is not understood; send it as it is");
    }
    exchange.setTimer(after(limits.reading(), () -> exchange.refuse(BodyReader.tooSlow())));
    new BodyReader(exchange, limits.body(), body -> work(exchange, call(request, body))).run();
  }

  /** Queues the work; a client that has waited long enough is answered, even if work goes on. */
  private void work(Exchange exchange, Call call) {
    exchange.setTimer(after(state.limits().time(), () -> exchange.refuse(call.deadline().refusal())));
    exchange.request().addIdleTimeoutListener(idle -> false);
    state.queue().add(() -> exchange.work(exchange.route().endpoint(), call));
  }

  private Scheduler.Task after(Duration time, Runnable task) {
    return getServer().getScheduler().schedule(task, time.toMillis(), TimeUnit.MILLISECONDS);
  }

  private Call call(Request request, byte[] body) {
    String query = request.getHttpURI().getQuery();
    return new Call(request.getMethod(), Request.getPathInContext(request), query == null ? "" : query,
        MediaType.parse(request.getHeaders().get(HttpHeader.CONTENT_TYPE)), body,
        Deadline.in(state.limits().time()));
  }
}
