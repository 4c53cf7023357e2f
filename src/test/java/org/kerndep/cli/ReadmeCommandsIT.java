package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/**
 * Every command of README.md runs, by the launcher and the jars of this build, where small files have the names that
 * README.md gives them.
 */
class ReadmeCommandsIT {

  private static final Path README = Path.of("README.md");
  private static final Path BUILT = Path.of("target");
  /** Settings that make a command take little time. */
  private static final Map<String, List<String>> SMALL = Map.of(
      "train", List.of("epochs=1", "fold-epochs=1", "folds=2", "k=4", "rerank-iterations=1"),
      "serve", List.of("--port", "0"));
  private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:[0-9]+/");

  @TempDir
  Path directory;

  private final List<Path> links = new ArrayList<>();
  private Path opened;

  /** A folder with the launcher, and with what its users would have there. */
  @BeforeEach
  void makeFolder() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash to run the launcher");
    assumeTrue(Files.exists(BUILT.resolve("kerndep.jar")), "the jar is not built");
    Files.copy(Path.of("kerndep"), directory.resolve("kerndep"));
    Files.copy(BUILT.resolve("kerndep.jar"), directory.resolve("kerndep.jar"));
    try (Stream<Path> files = Files.list(BUILT)) {
      for (Path file : files.filter(file -> file.toString().matches(".*(/lib|-model-[a-z]+\\.jar)")).toList()) {
        links.add(Files.createSymbolicLink(directory.resolve(file.getFileName()), file.toAbsolutePath()));
      }
    }
    Files.writeString(directory.resolve("book.txt"), "The dog barks. She didn't read the letter.\n");
    Files.writeString(directory.resolve("input.conllu"), sentences(Examples.ENGLISH_TEST, 3));
    Files.writeString(directory.resolve("train.conllu"), sentences(Examples.ENGLISH_TRAIN, 30));
    Files.writeString(directory.resolve("dev.conllu"), sentences(Examples.ENGLISH_TEST, 5));
    Path texts = Files.createDirectories(directory.resolve("texts"));
    Files.writeString(texts.resolve("one.txt"), "The dog barks.\n");
    Files.writeString(texts.resolve("two.txt"), "The cat sleeps.\n");
    opened = directory.resolve("opened");
    Path browser = Files.createDirectories(directory.resolve("bin")).resolve("xdg-open");
    Files.writeString(browser, "#!/bin/bash\necho \"$1\" >'" + opened + "'\n");
    assertThat(browser.toFile().setExecutable(true)).isTrue();
  }

  @AfterEach
  void removeLinks() throws IOException {
    for (Path link : links) {
      Files.delete(link);
    }
  }

  private static String sentences(Path file, int count) throws IOException {
    return String.join("\n\n", List.of(Files.readString(file).split("\n\n")).subList(0, count)) + "\n\n";
  }

  @Test
  void commandsRun() throws Exception {
    List<String> commands = new ArrayList<>(DocumentCommands.of(README));
    Pattern.compile("`(\\./kerndep [^`]+)`").matcher(Files.readString(README)).results()
        .forEach(found -> commands.add(found.group(1)));
    assertThat(commands).hasSizeGreaterThan(8);
    for (String command : commands) {
      List<String> arguments = new ArrayList<>(DocumentCommands.arguments(command));
      arguments.addAll(SMALL.getOrDefault(arguments.get(0), List.of()));
      if (arguments.get(0).equals("serve")) {
        serve(arguments);
      } else {
        run(command, arguments);
      }
    }
    assertThat(directory).isDirectoryContaining("glob:**/trees.html").isDirectoryContaining("glob:**/book.conllu")
        .isDirectoryContaining("glob:**/lists.jsonl").isDirectoryContaining("glob:**/my.kdp");
    assertThat(directory.resolve("corpus/documents")).isDirectory();
  }

  /** What else README.md tells to run is the build that this test is a part of. */
  @Test
  void otherCommandsAreTheBuild() throws IOException {
    String text = Files.readString(README).replaceAll("(?s)```.*?```", "");
    assertThat(text.lines().filter(line -> line.matches(" {4}\\S.*"))
        .map(String::strip).filter(line -> !line.startsWith("./kerndep "))).containsExactly("mvn -B -ntp verify");
  }

  private void run(String command, List<String> arguments) throws Exception {
    Path log = directory.resolve("log");
    Process process = builder(arguments).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    process.getOutputStream().close();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(command).isTrue();
    assertThat(process.exitValue()).as("%s: %s", command, Files.readString(log)).isZero();
    if (arguments.contains("--open") && System.getProperty("os.name").startsWith("Linux")) {
      for (int i = 0; i < 200 && !Files.exists(opened); i++) {
        Thread.sleep(50);
      }
      assertThat(opened).content().contains("trees.html");
    }
  }

  private void serve(List<String> arguments) throws Exception {
    Process process = builder(arguments).redirectErrorStream(true).start();
    try (BufferedReader log = process.inputReader()) {
      Matcher address = ADDRESS.matcher("");
      while (!address.find()) {
        String line = log.readLine();
        assertThat(line).as("the server's address").isNotNull();
        address.reset(line);
      }
      assertThat(HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create(address.group())).build(),
          BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    } finally {
      process.destroy();
      assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    }
  }

  private ProcessBuilder builder(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of("./kerndep"));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().merge("PATH", "", (path, none) -> directory.resolve("bin") + ":" + path);
    builder.environment().put("KERNDEP_JAVA_OPTS", "-XX:TieredStopAtLevel=1");
    return builder;
  }
}
