package org.kerndep.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A command in a process of its own, with the classes of the tests. */
final class CommandProcess {

  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

  private CommandProcess() {}

  /** Skips a test where no process can be started. */
  static void assumeJava() {
    assumeTrue(Files.isExecutable(JAVA), "no java to start");
  }

  static ProcessBuilder builder(String... arguments) {
    return new ProcessBuilder(command(arguments));
  }

  /** The words of a command line that runs a command; the first is java. */
  static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>(
        List.of(JAVA.toString(), "-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  /** All that a process writes to standard error, until it ends. */
  static String errors(Process process) throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
