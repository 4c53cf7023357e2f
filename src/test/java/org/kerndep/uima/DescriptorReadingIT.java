package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescriptorReadingIT {

  private static final Path DESCRIPTORS = Path.of("descriptors", "org", "kerndep", "uima");

  @Test
  void descriptorsAreReadWithoutUimaFitAndDkpro(@TempDir Path directory) throws Exception {
    List<String> files;
    try (Stream<Path> all = Files.list(DESCRIPTORS)) {
      files = all.map(Path::toString).sorted().toList();
    }
    Path output = directory.resolve("output");
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", uimaOnly(),
        DescriptorReading.class.getName()));
    command.addAll(files);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(output)).isZero();
    assertThat(Files.readAllLines(output)).filteredOn(line -> line.startsWith("Kerndep ")).hasSize(files.size())
        .allSatisfy(line -> assertThat(line).endsWith(" true"));
  }

  /** The test classes, UIMA's core and the API of its log. */
  private static String uimaOnly() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith("test-classes") || entry.contains("uimaj-core") || entry.contains("slf4j-api"))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
