package org.kerndep.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The job on Apache Spark, which runs in a process of its own: Spark and this program need different versions of the
 * same libraries.
 *
 * @param job the folder where the job was built, with {@code kerndep-spark.jar} and {@code spark/jars}
 * @param models the folder with the jars of models
 * @param spark where Spark is
 */
record SparkProcess(Path job, Path models, Path spark) {

  private static final String MAIN = "org.kerndep.spark.Main";
  /** What Spark needs to see of Java 17; its own launcher opens the same. */
  private static final List<String> OPENED = List.of("java.lang", "java.lang.invoke", "java.lang.reflect", "java.io",
      "java.net", "java.nio", "java.util", "java.util.concurrent", "java.util.concurrent.atomic", "sun.nio.ch",
      "sun.nio.cs", "sun.security.action", "sun.util.calendar");

  /**
   * The job of the source tree that this program was built in.
   *
   * @param build the folder of the program's jar
   * @param sparkHome an installed Spark; null for the one that the job was built with
   */
  static SparkProcess of(Path build, String sparkHome) {
    Path root = build.toAbsolutePath().getParent();
    Path job = root.resolve("examples/spark/job/target");
    if (!Files.exists(job.resolve("kerndep-spark.jar"))) {
      throw new UsageException("--spark: the job for Spark is not built; run 'mvn -f " + root + " -DskipTests install' and "
          + "'mvn -f " + root.resolve("examples/spark") + " -DskipTests package' once");
    }
    return new SparkProcess(job, build, sparkHome == null ? job.resolve("spark") : Path.of(sparkHome));
  }

  /** The command that runs the job with the options of {@code annotate}. */
  List<String> command(List<String> arguments, List<String> javaOptions) throws IOException {
    Path jar = job.resolve("kerndep-spark.jar");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    OPENED.forEach(name -> command.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
    command.addAll(javaOptions);
    command.add("-Dspark.jars=" + jar.toUri());
    command.add("-cp");
    command.add(Stream.concat(Stream.concat(Stream.of(jar), modelJars().stream()),
        Stream.of(spark.resolve("conf"), spark.resolve("jars").resolve("*"))).map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator)));
    command.add(MAIN);
    command.addAll(arguments);
    return command;
  }

  private List<Path> modelJars() throws IOException {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(models, "kerndep-model-*.jar")) {
      found.forEach(jars::add);
    }
    return jars.stream().sorted().toList();
  }

  /** Runs a command until it ends, and gives its exit code. */
  static int run(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).inheritIO().start();
    Thread stop = new Thread(process::destroy, "kerndep-stop-spark");
    Runtime.getRuntime().addShutdownHook(stop);
    try {
      int code = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(stop);
      return code;
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      return Main.FAILED;
    }
  }
}
