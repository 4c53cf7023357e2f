package org.kerndep.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves models over HTTP. */
@Command(name = "serve", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Serve models over HTTP: own JSON at /v1/parse, the protocols of UDPipe, INCEpTION's external "
        + "recommenders and DUUI, and a page to try it at /. Stops on Ctrl-C or SIGTERM when it has answered what it "
        + "works on.",
    footer = {"", "Examples:", "  kerndep serve --model en --model fr",
      "  kerndep serve --model my.kdp --port 9000 --threads 4"})
final class ServeCommand implements Callable<Integer> {

  @Option(names = "--model", paramLabel = "FILE|LANGUAGE",
      description = "model file, or language of a published model: en (default), pt or fr; give it several times for "
          + "several models, the default one first")
  private List<String> models = List.of("en");

  @Option(names = "--host", paramLabel = "ADDRESS",
      description = "address to listen at (default 127.0.0.1, this machine only); 0.0.0.0 is everywhere")
  private String host;

  @Option(names = "--port", paramLabel = "N", description = "port to listen at (default 8080); 0 is any that is free")
  private Integer port;

  @Option(names = "--token", paramLabel = "SECRET", defaultValue = "${env:KERNDEP_TOKEN}",
      description = "answer only who knows this secret, as bearer token or password; others on this machine can see "
          + "it here, but not in the environment variable KERNDEP_TOKEN")
  private String token;

  @Option(names = "--cors", paramLabel = "ORIGIN",
      description = "let pages of this origin, such as https://example.org, or of all (*), read the answers")
  private String origin;

  @Option(names = "--duui", description = "listen as components of the Docker Unified UIMA Interface do: port 9714, "
      + "everywhere, unless --host and --port say otherwise")
  private boolean duui;

  @Option(names = "--allow-training", description = "let INCEpTION have models trained from the annotations of its "
      + "projects, in the background; without this they are accepted and nothing happens")
  private boolean training;

  @Option(names = "--no-request-log", description = "do not log requests; what is in them is never logged")
  private boolean quiet;

  @Mixin
  private ServeLimits limits;

  @Override
  public Integer call() throws IOException, InterruptedException {
    String address = host != null ? host : duui ? "0.0.0.0" : "127.0.0.1";
    int number = port != null ? port : duui ? 9714 : 8080;
    try {
      return new ServeRun(models).serve(limits.options(address, number,
          Optional.ofNullable(token).filter(given -> !given.isEmpty()), Optional.ofNullable(origin), !quiet, training));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
