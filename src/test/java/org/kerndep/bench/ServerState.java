package org.kerndep.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** What a server at this machine says of itself, and its heap after a full collection. One thread. */
final class ServerState {

  private final int port;
  /** The process of the server; 0 if it is not known. */
  private final long process;

  ServerState(int port, long process) {
    this.port = port;
    this.process = process;
  }

  /** Bytes of the heap after a full collection; 0 if the process is not known. */
  double heapFloorBytes() throws IOException, InterruptedException {
    if (process == 0) {
      return 0;
    }
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    Process run = new ProcessBuilder(jcmd, Long.toString(process), "GC.run")
        .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    if (run.waitFor() != 0) {
      throw new IOException("jcmd " + process + " GC.run failed; is this the process of the server?");
    }
    return metric("kerndep_heap_after_collection_bytes");
  }

  /** A gauge of {@code /metrics}. */
  double metric(String name) throws IOException {
    try (LoadConnection connection = new LoadConnection(port)) {
      byte[] request = "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
      return new String(connection.ask(request).body(), StandardCharsets.UTF_8).lines()
          .filter(line -> line.startsWith(name + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
          .findFirst().orElseThrow(() -> new IOException("/metrics has no " + name));
    }
  }
}
