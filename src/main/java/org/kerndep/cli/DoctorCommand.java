package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks what the other commands need. */
@Command(name = "doctor", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Check Java, memory, text encoding, directories and models, and say how to fix what is wrong. The "
        + "exit code is 1 if something is.")
final class DoctorCommand implements Callable<Integer> {

  /** The system property with which the launcher says where the program's tree is. */
  static final String HOME_PROPERTY = "kerndep.home";

  @Option(names = "--model", paramLabel = "FILE",
      description = "model to read and to try; by default those that come with the program")
  private Path model;

  @Override
  public Integer call() throws IOException {
    List<Checkup.Finding> findings = new ArrayList<>(List.of(
        Checkup.java(Runtime.version()),
        Checkup.memory(Runtime.getRuntime().maxMemory()),
        Checkup.text(System.getProperties()),
        Checkup.directory("temporary directory", Path.of(System.getProperty("java.io.tmpdir")),
            "name another with KERNDEP_JAVA_OPTS=-Djava.io.tmpdir=DIRECTORY"),
        Checkup.directory("current directory", Path.of("").toAbsolutePath(),
            "go to another, or name outputs elsewhere")));
    List<Path> models = model != null ? List.of(model) : shipped();
    models.forEach(file -> findings.add(Checkup.model(file)));
    if (models.isEmpty()) {
      findings.add(Checkup.Finding.note("model: none was named and none comes with the program; "
          + "train one with 'kerndep train' and name it with --model"));
    }
    findings.forEach(System.out::println);
    return findings.stream().anyMatch(finding -> finding.kind() == Checkup.Finding.Kind.WRONG) ? Main.FAILED : 0;
  }

  private static List<Path> shipped() throws IOException {
    Path resources = Path.of(System.getProperty(HOME_PROPERTY, ""), "resources");
    if (System.getProperty(HOME_PROPERTY) == null || !Files.isDirectory(resources)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(resources)) {
      return files.filter(file -> file.toString().endsWith(".kdp")).sorted().toList();
    }
  }
}
