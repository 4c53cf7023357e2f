package org.kerndep.server.http;

import java.io.IOException;
import java.util.List;
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
  private static final int IDLE_MILLISECONDS = 30_000;
  /** When there are too many connections, those that are idle so long go. */
  private static final int CROWDED_MILLISECONDS = 2_000;
  /** When the server stops, connections without a request get so long. */
  private static final int LAST_MILLISECONDS = 200;
  private static final int HEADER_BYTES = 1 << 16;

  private final Server server;
  private final ServerConnector connector;
  private final WorkQueue queue;
  private final ByteBudget budget;

  /**
   * A server that is not started yet.
   *
   * @param host the address to listen at
   * @param port 0 for any that is free
   * @param logs whether each request is logged
   */
  public HttpFrame(String host, int port, HttpLimits limits, Access access, Metrics metrics, boolean logs,
      List<Route> routes) {
    queue = new WorkQueue(limits.threads(), limits.waiting());
    budget = new ByteBudget(limits.held());
    QueuedThreadPool threads = new QueuedThreadPool(JETTY_THREADS);
    threads.setName("kerndep-http");
    server = new Server(threads);
    connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration()));
    connector.setHost(host);
    connector.setPort(port);
    connector.setIdleTimeout(IDLE_MILLISECONDS);
    connector.setShutdownIdleTimeout(LAST_MILLISECONDS);
    server.addConnector(connector);
    NetworkConnectionLimit connections = new NetworkConnectionLimit(limits.connections(), server);
    connections.setEndPointIdleTimeout(CROWDED_MILLISECONDS);
    server.addBean(connections);
    server.setErrorHandler(new JsonErrors());
    server.setStopTimeout(limits.stopping().toMillis());
    FrameState state = new FrameState(limits, access, budget, queue, metrics, logs);
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
    } catch (IOException e) {
      throw new IOException("cannot listen at " + connector.getHost() + ":" + connector.getPort() + " ("
          + e.getMessage() + "); name another --port or --host", e);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
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
