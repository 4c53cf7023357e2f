package org.kerndep.cli;

import java.time.Duration;
import java.util.Optional;
import org.kerndep.server.ServerOptions;
import org.kerndep.server.http.Access;
import org.kerndep.server.http.HttpLimits;
import org.kerndep.server.model.ParseLimits;
import picocli.CommandLine.Option;

/** The options of a server that say how much clients may take. */
final class ServeLimits {

  private static final int MEGABYTE = 1 << 20;
  private static final int MOST_CONNECTIONS = 1024;
  private static final int HELD_BODIES = 16;

  @Option(names = "--threads", paramLabel = "N",
      description = "requests that are worked on at a time (default: one per core)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--max-waiting", paramLabel = "N", defaultValue = "64",
      description = "requests that may wait for a thread (default ${DEFAULT-VALUE}); more are answered 503")
  private int waiting;

  @Option(names = "--max-body", paramLabel = "MB", defaultValue = "16",
      description = "size of a request (default ${DEFAULT-VALUE})")
  private int body;

  @Option(names = "--max-text", paramLabel = "N", defaultValue = "200000",
      description = "characters of a text (default ${DEFAULT-VALUE})")
  private int text;

  @Option(names = "--max-sentence", paramLabel = "N", defaultValue = "1000",
      description = "words of a sentence (default ${DEFAULT-VALUE})")
  private int sentence;

  @Option(names = "--max-k", paramLabel = "N", defaultValue = "100",
      description = "trees of a sentence (default ${DEFAULT-VALUE})")
  private int trees;

  @Option(names = "--max-seconds", paramLabel = "N", defaultValue = "30",
      description = "time to answer a request, and time to send one (default ${DEFAULT-VALUE})")
  private int seconds;

  ServerOptions options(String host, int port, Optional<String> token, Optional<String> origin, boolean logs,
      boolean training) {
    if (port < 0 || port > 65535) {
      throw new UsageException("--port must be from 0 to 65535: " + port);
    }
    if (body < 1 || body > 1024) {
      throw new UsageException("--max-body must be from 1 to 1024: " + body);
    }
    Duration time = Duration.ofSeconds(seconds);
    HttpLimits http = new HttpLimits(threads, waiting, body * MEGABYTE, (long) HELD_BODIES * body * MEGABYTE,
        MOST_CONNECTIONS, time, time, time);
    return new ServerOptions(host, port, http, new ParseLimits(text, sentence, trees), new Access(token, origin), logs,
        training);
  }
}
