package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Chromium without a window that opens pages and runs a test's script in them. */
final class Browser {

  private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
  private static final long SECONDS = 60;
  private static final Pattern FACTS = Pattern.compile("<pre id=\"facts\">(.*?)</pre>", Pattern.DOTALL);

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
  static Optional<Browser> find(Path directory) throws IOException, InterruptedException {
    for (String path : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      for (String name : NAMES) {
        Path program = Path.of(path, name);
        if (Files.isExecutable(program)) {
          Browser browser = new Browser(program.toString(), directory);
          if (browser.run(List.of("--version")).contains("Chrom")) {
            return Optional.of(browser);
          }
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
  JsonNode facts(Path page, String address, String script) throws IOException, InterruptedException {
    Path copy = directory.resolve("page-with-test.html");
    Files.writeString(copy, Files.readString(page).replace("</body>", "<script>(async () => {\n"
        + "const facts = {};\nconst all = query => [...document.querySelectorAll(query)];\n"
        + "const until = async condition => { for (let i = 0; i < 100 && !condition(); i++) {\n"
        + "  await new Promise(done => requestAnimationFrame(() => setTimeout(done, 20))); } };\n"
        + "const press = (key, target = document.activeElement) => {\n"
        + "  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})); };\n"
        + "try {\n" + script + "\n} catch (error) { facts.error = error.stack; }\n"
        + "const pre = document.createElement('pre');\npre.id = 'facts';\n"
        + "pre.textContent = encodeURIComponent(JSON.stringify(facts));\ndocument.body.append(pre);\n"
        + "})();</script></body>"));
    String dom = run(List.of("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync", "--window-size=1000,800",
        "--user-data-dir=" + directory.resolve("profile"), "--virtual-time-budget=10000", "--dump-dom",
        copy.toUri() + address));
    Matcher facts = FACTS.matcher(dom);
    assertThat(facts.find()).as("the script came to its end: " + dom).isTrue();
    JsonNode found = JsonMapper.builder().build().readTree(URLDecoder.decode(facts.group(1), StandardCharsets.UTF_8));
    assertThat(found.path("error").asText()).isEmpty();
    return found;
  }

  /** What it writes to standard output. Neither it nor what it started lives on. */
  private String run(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program));
    command.addAll(arguments);
    Path out = directory.resolve("browser.out");
    Process process = new ProcessBuilder(command).redirectError(Redirect.DISCARD).redirectOutput(out.toFile()).start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).as("the browser ends").isTrue();
      return Files.readString(out);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
