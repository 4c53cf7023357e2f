package org.kerndep.server.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.kerndep.server.TestServer;

/** The example client, where there is a Python to run it. */
class PythonClientTest {

  private static Process start(String... command) {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      assumeTrue(false, "no python3 to run the client with");
      throw new IllegalStateException(e);
    }
  }

  @Test
  void theClientGetsTrees() throws Exception {
    try (TestServer server = TestServer.start()) {
      Process python = start("python3", "examples/python/kerndep_client.py", server.address(""));
      python.getOutputStream().write("The dog barked. Go home.".getBytes(StandardCharsets.UTF_8));
      python.getOutputStream().close();
      String out = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(python.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(out.lines().filter(line -> line.split("\t").length == 6)).as(out).hasSizeGreaterThanOrEqualTo(6);
      assertThat(out).contains("\troot\t");
    }
  }
}
