package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkProcessTest {

  @TempDir
  Path root;

  private Path build;

  @BeforeEach
  void makeBuild() throws IOException {
    build = Files.createDirectories(root.resolve("target"));
    Files.createFile(build.resolve("kerndep-model-en.jar"));
  }

  @Test
  void saysHowToBuildTheJob() {
    assertThatThrownBy(() -> SparkProcess.of(build, null)).isInstanceOf(UsageException.class)
        .hasMessageContaining("the job for Spark is not built; run 'mvn -f " + root);
  }

  @Test
  void runsTheJobWithTheSparkItWasBuiltWith() throws IOException {
    Path job = makeJob();
    List<String> command = SparkProcess.of(build, null).command(List.of("texts", "--spark", "local[2]"),
        List.of("-Xmx2g"));
    assertThat(command).endsWith("org.kerndep.spark.Main", "texts", "--spark", "local[2]").contains("-Xmx2g");
    assertThat(command.get(command.indexOf("-cp") + 1)).startsWith(job.resolve("kerndep-spark.jar").toString())
        .contains("kerndep-model-en.jar").endsWith(job.resolve("spark/jars/*").toString());
  }

  @Test
  void prefersAnInstalledSpark() throws IOException {
    makeJob();
    List<String> command = SparkProcess.of(build, "/opt/spark").command(List.of(), List.of());
    assertThat(command.get(command.indexOf("-cp") + 1)).endsWith("/opt/spark/jars/*");
  }

  private Path makeJob() throws IOException {
    Path job = Files.createDirectories(root.resolve("examples/spark/job/target"));
    Files.createFile(job.resolve("kerndep-spark.jar"));
    return job;
  }
}
