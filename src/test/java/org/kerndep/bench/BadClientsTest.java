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

/** A good client gets all its answers among bad ones. */
class BadClientsTest {

  @Test
  void nobodyElseSuffers() throws Exception {
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
      BadClients.main(new String[] {Integer.toString(server.port()), "100"});
      assertThat(server.get("/metrics").body()).contains("kerndep_requests_total");
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("100 bad requests").contains("cut=10")
        .contains(", 0 failures,").doesNotContain("200=").doesNotContain("500=");
  }
}
