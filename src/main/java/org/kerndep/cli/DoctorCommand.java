package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.bundle.PublishedModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks what the other commands need. */
@Command(name = "doctor", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Check Java, memory, text encoding, directories and models, and say how to fix what is wrong. The "
        + "exit code is 1 if something is.")
final class DoctorCommand implements Callable<Integer> {

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
    if (model != null) {
      findings.add(Checkup.model(model.toString(), () -> Options.readModel(model)));
    } else {
      Arrays.stream(PublishedModel.values()).map(Checkup::model).forEach(findings::add);
    }
    findings.forEach(System.out::println);
    return findings.stream().anyMatch(finding -> finding.kind() == Checkup.Finding.Kind.WRONG) ? Main.FAILED : 0;
  }
}
