package org.kerndep.cli;

import java.io.IOException;
import java.util.List;
import org.kerndep.server.KerndepServer;
import org.kerndep.server.ServerOptions;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;
import org.kerndep.server.model.WarmUp;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A server from its start to the signal that stops it. */
final class ServeRun {

  private static final Logger LOG = LoggerFactory.getLogger(ServeRun.class);

  private final List<String> models;

  ServeRun(List<String> models) {
    this.models = models;
  }

  /** Serves until the process is told to stop. */
  int serve(ServerOptions options) throws IOException, InterruptedException {
    ServedModels loaded = ServedModels.load(models);
    KerndepServer server = new KerndepServer(options, loaded);
    server.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "kerndep-stop"));
    LOG.info("serving {} at http://{}:{}/", String.join(", ", loaded.all().stream().map(ServedModel::name).toList()),
        options.host(), server.port());
    Thread warmUp = new Thread(() -> WarmUp.run(loaded), "kerndep-warm-up");
    warmUp.setDaemon(true);
    warmUp.start();
    server.await();
    return 0;
  }

  private static void stop(KerndepServer server) {
    LOG.info("stopping: finishing what is being worked on, refusing what is new");
    server.close();
  }
}
