package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.bundle.PublishedModel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Checks what the other commands need. */
@Command(name = "doctor", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Check Java, memory, text encoding, directories and models, and say how to fix what is wrong. The "
        + "exit code is 1 if something is.",
    footer = {"", "Examples:", "  kerndep doctor",
      "  kerndep doctor --report problem.zip --from kerndep.log"})
final class DoctorCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(DoctorCommand.class);

  @Option(names = "--model", paramLabel = "FILE",
      description = "model to read and to try; by default those that come with the program")
  private Path model;

  @Option(names = "--report", paramLabel = "FILE", description = "also write a zip file to send with the report of a "
      + "problem: what was found, settings, and manifests of models; nothing of your texts")
  private Path report;

  @Option(names = "--from", paramLabel = "LOG", description = "with --report: add the stack traces of this log, which "
      + "the failing command with --debug wrote to standard error; other lines and messages are left out")
  private Path log;

  @Option(names = "--with-input", paramLabel = "FILE", description = "with --report: add this file, as it is, and the "
      + "log as it is")
  private Path input;

  @Override
  public Integer call() throws IOException {
    check();
    List<Checkup.Finding> findings = findings();
    findings.forEach(System.out::println);
    if (report != null) {
      new ProblemReport(findings, log, input).write(report);
      LOG.info("wrote {}; look at what is in it before you send it", report);
    }
    return findings.stream().anyMatch(finding -> finding.kind() == Checkup.Finding.Kind.WRONG) ? Main.FAILED : 0;
  }

  private void check() throws IOException {
    if (report == null && (log != null || input != null)) {
      throw new UsageException("--from and --with-input are parts of a report; add --report FILE");
    }
    if (report != null) {
      if (Files.isRegularFile(report)) {
        throw new UsageException(report + " exists; name another file");
      }
      Options.requireWritable(report);
      new ProblemReport(List.of(), log, input).check();
    }
  }

  private List<Checkup.Finding> findings() {
    List<Checkup.Finding> findings = new ArrayList<>(List.of(
        Checkup.version(),
        Checkup.system(System.getProperties(), Runtime.getRuntime().availableProcessors()),
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
    return findings;
  }
}
