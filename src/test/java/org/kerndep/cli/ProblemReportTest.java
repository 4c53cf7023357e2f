package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.run.Version;

/** What {@code doctor --report} writes, and what it never does. */
class ProblemReportTest {

  @TempDir
  Path directory;

  private Path model;
  private Path log;
  private Path input;
  private Path report;

  @BeforeEach
  void writeFiles() throws IOException {
    model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    log = Files.writeString(directory.resolve("log"), "[INFO] parsing secrët.txt\nkerndep: unexpected error: "
        + "java.lang.IllegalStateException: my secret\n" + trace());
    input = Files.writeString(directory.resolve("in.txt"), "My secret lettër.");
    report = directory.resolve("report.zip");
  }

  private static String trace() {
    StringWriter trace = new StringWriter();
    new IllegalStateException("my secret", new IOException("a secret\nof two lines"))
        .printStackTrace(new PrintWriter(trace));
    return trace.toString();
  }

  @Test
  void hasVersionsSettingsManifestsAndTracesButNoText() throws IOException {
    CommandRun run = doctor("--from=" + log);
    assertThat(run.err()).isEmpty();
    Map<String, String> entries = entries();
    assertThat(entries).containsOnlyKeys("report.txt", "log.txt");
    assertThat(entries.get("report.txt")).contains("kerndep " + Version.current(), "java.vm.name: ", "os.name: ",
        "processors: ", Examples.englishModel().manifest().toString());
    assertThat(entries.get("log.txt")).contains("java.lang.IllegalStateException: (message left out)\n",
        "Caused by: java.io.IOException: (message left out)\n", "at org.kerndep.cli.ProblemReportTest.trace(", "more\n",
        "(2 other lines left out)");
    assertThat(entries.values()).noneMatch(content -> content.matches("(?s).*secr[eë]t.*"));
  }

  @Test
  void hasTheInputIfItIsAskedFor() throws IOException {
    doctor("--from=" + log, "--with-input=" + input);
    assertThat(entries()).containsEntry("input/in.txt", Files.readString(input))
        .containsEntry("log.txt", Files.readString(log));
  }

  @Test
  void linesThatOnlyLookLikeTracesAreLeftOut() throws IOException {
    String lines = "\tat the secret place\nCaused by: a secret\nat home (secret)\n\tat a.B.c(my secret, too)\nsecret\n";
    assertThat(StackTraces.of(new BufferedReader(new StringReader(lines)))).isEqualTo("(5 other lines left out)\n");
  }

  @Test
  void nothingIsReplacedOrMissed() throws IOException {
    Files.writeString(report, "old");
    refuses(Main.WRONG_USAGE, "report.zip exists; name another file", "--report=" + report);
    assertThat(report).hasContent("old");
    refuses(Main.WRONG_USAGE, "add --report FILE", "--from=" + log);
    refuses(Main.BAD_INPUT, "none: no such file; check the path", "--report=" + directory.resolve("new.zip"),
        "--with-input=" + directory.resolve("none"));
    assertThat(directory.resolve("new.zip")).doesNotExist();
  }

  private void refuses(int exitCode, String message, String... options) {
    String[] command = new String[options.length + 1];
    command[0] = "doctor";
    System.arraycopy(options, 0, command, 1, options.length);
    CommandRun run = CommandRun.of(command);
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.err()).contains(message);
  }

  private CommandRun doctor(String... options) {
    String[] command = new String[options.length + 3];
    command[0] = "doctor";
    command[1] = "--model=" + model;
    command[2] = "--report=" + report;
    System.arraycopy(options, 0, command, 3, options.length);
    return CommandRun.of(command);
  }

  private Map<String, String> entries() throws IOException {
    Map<String, String> entries = new TreeMap<>();
    try (ZipFile zip = new ZipFile(report.toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        entries.put(entry.getName(), new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return entries;
  }
}
