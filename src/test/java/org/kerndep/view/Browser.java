package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A Chromium without a window that opens pages and runs a test's script in them. */
public final class Browser {

  private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
  private static final List<String> OPTIONS = List.of("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
      "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--remote-debugging-port=0", "--window-size=1000,800");
  private static final long SECONDS = 60;
  /** What a test's script can use; where it goes at its end is an address that has its facts. */
  private static final String FRAME = """
      <script>(async () => {
      const facts = {};
      const all = query => [...document.querySelectorAll(query)];
      const until = async condition => {
        for (let i = 0; i < 400 && !condition(); i++) {
          await new Promise(done => setTimeout(done, 25));
        }
      };
      const press = (key, target = document.activeElement) => {
        target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
      };
      try {
      %s
      } catch (error) { facts.error = error.stack; }
      location.href = '%s?' + encodeURIComponent(JSON.stringify(facts));
      })();</script></body>
      """;

  private final String program;
  private final Path directory;

  private Browser(String program, Path directory) {
    this.program = program;
    this.directory = directory;
  }

  /**
   * The browser of this machine, if there is one that runs.
   *
   * @param directory for its profile and what it opens
   */
  public static Optional<Browser> find(Path directory) throws IOException, InterruptedException {
    for (String path : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      for (String name : NAMES) {
        Path file = Path.of(path, name);
        if (Files.isExecutable(file)) {
          Browser browser = new Browser(file.toString(), directory);
          Process process = browser.start(List.of("--version"));
          if (process.waitFor(SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0) {
            return Optional.of(browser);
          }
          stop(process);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Opens a page and gives what a script finds out in it.
   *
   * @param address what follows the page's name, such as #s2
   * @param script the body of an async function that is called when the page's own script is done; it fills
   *     {@code facts}
   */
  JsonNode facts(Path page, String address, String script) throws Exception {
    return facts(added -> {
      Path copy = directory.resolve("page-with-test.html");
      Files.writeString(copy, Files.readString(page).replace("</body>", added));
      return copy.toUri() + address;
    }, script);
  }

  /** Puts a script into a page, in place of the end of its body, and gives the page's address. */
  @FunctionalInterface
  public interface Place {
    String address(String added) throws IOException;
  }

  /** The same for a page that a test puts somewhere. */
  public JsonNode facts(Place place, String script) throws Exception {
    CompletableFuture<String> facts = new CompletableFuture<>();
    HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/facts", exchange -> {
      facts.complete(exchange.getRequestURI().getQuery());
      exchange.sendResponseHeaders(204, -1);
      exchange.close();
    });
    server.start();
    String target = "http://127.0.0.1:" + server.getAddress().getPort() + "/facts";
    String address = place.address(String.format(FRAME, script, target));
    List<String> arguments = new ArrayList<>(OPTIONS);
    arguments.add("--user-data-dir=" + directory.resolve("profile"));
    arguments.add(address);
    Process process = start(arguments);
    try {
      JsonNode found = JsonMapper.builder().build().readTree(facts.get(SECONDS, TimeUnit.SECONDS));
      assertThat(found.path("error").asText()).isEmpty();
      return found;
    } finally {
      stop(process);
      server.stop(0);
    }
  }

  private Process start(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(arguments);
    return new ProcessBuilder(command).redirectError(Redirect.DISCARD).redirectOutput(Redirect.DISCARD).start();
  }

  /** Ends a process and all that it has started. */
  private static void stop(Process process) throws InterruptedException {
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly();
    started.forEach(ProcessHandle::destroyForcibly);
    process.waitFor(SECONDS, TimeUnit.SECONDS);
  }
}
