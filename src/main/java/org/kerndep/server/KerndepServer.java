package org.kerndep.server;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.kerndep.run.Version;
import org.kerndep.server.duui.DuuiDescription;
import org.kerndep.server.duui.DuuiProcess;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.HttpFrame;
import org.kerndep.server.http.Metrics;
import org.kerndep.server.http.Route;
import org.kerndep.server.inception.PredictEndpoint;
import org.kerndep.server.inception.ProjectModels;
import org.kerndep.server.inception.TrainEndpoint;
import org.kerndep.server.json.ModelsEndpoint;
import org.kerndep.server.json.OpenApi;
import org.kerndep.server.json.ParseEndpoint;
import org.kerndep.server.model.ParseCounts;
import org.kerndep.server.model.ServedModels;
import org.kerndep.server.page.TryPage;
import org.kerndep.server.udpipe.ProcessEndpoint;
import org.kerndep.server.udpipe.UdpipeModels;

/** The server: all protocols over the same models, at one port. One thread starts and stops it. */
public final class KerndepServer implements AutoCloseable {

  private final ServerOptions options;
  private final ServedModels models;
  private final Metrics metrics = new Metrics();
  private final HttpFrame frame;

  /** A server that is not started yet. */
  public KerndepServer(ServerOptions options, ServedModels models) {
    this.options = options;
    this.models = models;
    metrics.gauge("kerndep_heap_bytes", "Bytes of the heap in use.",
        () -> ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    metrics.gauge("kerndep_heap_after_collection_bytes", "Bytes of the heap that the last collections left in use.",
        KerndepServer::afterCollection);
    metrics.gauge("kerndep_uptime_seconds", "Seconds since the start.",
        () -> ManagementFactory.getRuntimeMXBean().getUptime() / 1000.0);
    frame = new HttpFrame(options.host(), options.port(), options.http(), options.access(), metrics,
        options.logsRequests(), routes());
  }

  private static long afterCollection() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
        .mapToLong(pool -> pool.getCollectionUsage().getUsed()).sum();
  }

  private List<Route> routes() {
    ParseCounts counts = ParseCounts.in(metrics);
    List<Route> routes = new ArrayList<>();
    Answer healthy = Answer.json(Map.of("status", "ok", "version", Version.current()));
    routes.add(Route.quick("/health", call -> healthy).withoutToken());
    routes.add(Route.quick("/", new TryPage()));
    routes.add(Route.quick("/metrics", call -> Answer.of(Metrics.TYPE, metrics.text())));
    routes.add(Route.quick("/openapi.json", new OpenApi()));
    routes.add(Route.quick("/v1/models", new ModelsEndpoint(models, options.parse())));
    routes.add(Route.work("/v1/parse", new ParseEndpoint(models, options.parse(), counts)));
    routes.add(Route.quick("/models", new UdpipeModels(models)).allowing("GET", "POST").withPlainErrors());
    routes.add(Route.work("/process", new ProcessEndpoint(models, options.parse(), counts)).allowing("GET", "POST")
        .withPlainErrors());
    ProjectModels projects = new ProjectModels();
    routes.add(Route.work("/inception/predict", new PredictEndpoint(models, projects, options.parse(), counts)));
    routes.add(Route.work("/inception/train",
        new TrainEndpoint(models, projects, options.parse(), counts, options.allowsTraining())));
    routes.addAll(new DuuiDescription(models).routes());
    routes.add(Route.work("/v1/process", new DuuiProcess(models, options.parse(), counts)));
    return routes;
  }

  /** Begins to listen. */
  public void start() throws IOException {
    frame.start();
  }

  /** The port it listens at. */
  public int port() {
    return frame.port();
  }

  /** Waits until it has stopped. */
  public void await() throws InterruptedException {
    frame.await();
  }

  /** Finishes what it works on, refuses what is new, and stops. */
  @Override
  public void close() {
    frame.close();
  }
}
