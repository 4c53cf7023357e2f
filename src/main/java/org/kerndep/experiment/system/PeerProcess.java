package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs main methods in Java processes of their own, with what they print in a log file. A process ends with this one at
 * the latest, unless this one is killed without notice (SIGKILL).
 */
final class PeerProcess {

  private static final String JAR = ".jar";

  private final String name;
  private final Path classPath;
  private final String heap;
  private final Duration limit;

  /**
   * A way to run a peer.
   *
   * @param name what errors call it
   * @param classPath directory of jars
   * @param heap its largest heap as {@code -Xmx} takes it
   * @param limit how long each process may take
   */
  PeerProcess(String name, Path classPath, String heap, Duration limit) {
    this.name = name;
    this.classPath = classPath;
    this.heap = heap;
    this.limit = limit;
  }

  /** The names of the jars in a directory without their endings, in alphabetical order; none if it is not there. */
  static List<String> jars(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(JAR))
          .map(file -> file.substring(0, file.length() - JAR.length()))
          .sorted()
          .toList();
    }
  }

  /**
   * Runs to the end.
   *
   * @param directory where it runs; gets {@code log} and, with the heap's history, {@code log.gc}
   * @return wall time in seconds
   */
  double run(Path directory, String log, String mainClass, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx" + heap, "-Dfile.encoding=UTF-8", "-Xlog:gc:file=" + gcLog(log) + "::filecount=0",
        "-cp", classPath.toAbsolutePath() + "/*", mainClass));
    command.addAll(arguments);
    Path logFile = directory.resolve(log);
    long start = System.nanoTime();
    Process process = new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(logFile.toFile())
        .start();
    process.getOutputStream().close();
    int exitCode = await(process, logFile);
    if (exitCode != 0) {
      throw new PeerException(name + " ended with exit code " + exitCode + "; see " + logFile);
    }
    return (System.nanoTime() - start) / 1e9;
  }

  /** The name of the log of the heap that belongs to a log. */
  static String gcLog(String log) {
    return log + ".gc";
  }

  private int await(Process process, Path log) throws PeerException {
    Thread killer = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(killer);
    try {
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new PeerException(name + " has not ended within " + limit.toSeconds() + " seconds; see " + log
            + " and allow more with --time-limit");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PeerException("interrupted while " + name + " was running", e);
    } finally {
      process.destroyForcibly();
      removeHook(killer);
    }
  }

  private static void removeHook(Thread killer) {
    try {
      Runtime.getRuntime().removeShutdownHook(killer);
    } catch (IllegalStateException e) {
      // The shutdown has begun, and the hook has done its work.
    }
  }
}
