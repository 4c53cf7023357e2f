package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kerndep.server.ServerOptions;
import org.kerndep.server.TestServer;
import org.kerndep.server.http.Access;
import org.kerndep.server.http.HttpLimits;
import org.kerndep.server.model.ParseLimits;

class BadClientsTest {

  /** Every kind of bad request once, and as many altered ones. */
  @Test
  void badRequestsAreRefusedAndNobodyElseSuffers() throws Exception {
    ServerOptions usual = TestServer.options(new ParseLimits(2000, 60, 10),
        new Access(Optional.empty(), Optional.empty()));
    HttpLimits limits = usual.http();
    ServerOptions options = new ServerOptions(usual.host(), 0, new HttpLimits(limits.threads(), limits.waiting(),
        limits.body(), limits.held(), 1000, limits.time(), limits.reading(), limits.stopping()), usual.parse(),
        usual.access(), false, false);
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (TestServer server = TestServer.start(options)) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      boolean fine = new BadClients(server.port(), 0).run(2 * new BadRequests().kinds());
      assertThat(fine).as(out.toString(StandardCharsets.UTF_8)).isTrue();
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("wrong ones {}").contains("good clients: 0 failures");
  }
}
