package org.kerndep.server.http;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A server of routes. One thread starts and stops it. */
public final class HttpFrame implements AutoCloseable {

  /** Enough to read and write; answers are worked for by other threads. */
  private static final int JETTY_THREADS = 8;
  /** When there are too many connections, those that do not ask for so long go. */
  private static final int CROWDED_MILLISECONDS = 2_000;
  /** When the server stops, connections without a request get so long. */
  private static final int LAST_MILLISECONDS = 200;
  private static final int HEADER_BYTES = 1 << 16;

  private final Server server;
  private final ServerConnector connector;
  private final WorkQueue queue;
  private final ByteBudget budget;
  private final HttpLimits limits;
  private final AskingTimes asking = new AskingTimes(System::nanoTime);

  /**
   * A server that is not started yet.
   *
   * @param host the address to listen at
   * @param port 0 for any that is free
   * @param logs whether each request is logged
   */
  public HttpFrame(String host, int port, HttpLimits limits, Access access, Metrics metrics, boolean logs,
      List<Route> routes) {
    this.limits = limits;
    queue = new WorkQueue(limits.threads(), limits.waiting());
    budget = new ByteBudget(limits.held());
    QueuedThreadPool threads = new QueuedThreadPool(JETTY_THREADS);
    threads.setName("kerndep-http");
    server = new Server(threads);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration()));
    connector.setHost(host);
    connector.setPort(port);
    connector.setIdleTimeout(limits.reading().toMillis());
    connector.setShutdownIdleTimeout(LAST_MILLISECONDS);
    connector.addBean(asking);
    server.addConnector(connector);
    NetworkConnectionLimit connections = new NetworkConnectionLimit(limits.connections(), server);
    connections.setEndPointIdleTimeout(CROWDED_MILLISECONDS);
    server.addBean(connections);
    server.setErrorHandler(new JsonErrors());
    server.setStopTimeout(limits.stopping().toMillis());
    FrameState state = new FrameState(limits, access, budget, queue, asking, metrics, logs);
    server.setHandler(new GracefulHandler(new CallHandler(routes, state)));
    metrics.gauge("kerndep_requests_waiting", "Requests that wait for a thread.", queue::waiting);
    metrics.gauge("kerndep_requests_running", "Requests that are worked on.", queue::running);
    metrics.gauge("kerndep_held_bytes", "Bytes of requests and answers that are held.", budget::held);
    metrics.gauge("kerndep_connections", "Open connections.", () -> connector.getConnectedEndPoints().size());
  }

  private static HttpConfiguration configuration() {
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setSendServerVersion(false);
    configuration.setRequestHeaderSize(HEADER_BYTES);
    configuration.setUriCompliance(UriCompliance.DEFAULT);
    return configuration;
  }

  /** Begins to listen. */
  public void start() throws IOException {
    try {
      server.start();
      closeLate();
    } catch (IOException e) {
      throw new IOException("cannot listen at " + connector.getHost() + ":" + connector.getPort() + " ("
          + e.getMessage() + "); name another --port or --host", e);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Closes connections that take too long to ask, now and again until the server stops. */
  private void closeLate() {
    boolean crowded = asking.connections() >= limits.connections();
    long longest = Math.min(limits.reading().toMillis(), crowded ? CROWDED_MILLISECONDS : Long.MAX_VALUE);
    asking.close(TimeUnit.MILLISECONDS.toNanos(longest));
    server.getScheduler().schedule(this::closeLate, Math.max(1, Math.min(longest, CROWDED_MILLISECONDS) / 4),
        TimeUnit.MILLISECONDS);
  }

  /** The port it listens at. */
  public int port() {
    return connector.getLocalPort();
  }

  /** Waits until it has stopped. */
  public void await() throws InterruptedException {
    server.join();
  }

  /** Finishes what it works on, refuses what is new, and stops. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    } finally {
      queue.close();
    }
  }
}
