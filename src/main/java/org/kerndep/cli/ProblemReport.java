package org.kerndep.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.kerndep.io.BadInputException;
import org.kerndep.run.AtomicFile;

/**
 * A zip file to send with the report of a problem: what {@code doctor} found, settings, manifests of models and the
 * stack traces of a log. No text that was parsed is in it unless the input is asked for; then the log is whole, too.
 *
 * @param log the log with a stack trace, null for none
 * @param input the file that the problem is with, null for none
 */
record ProblemReport(List<Checkup.Finding> findings, Path log, Path input) {

  private static final List<String> PROPERTIES = List.of("java.runtime.version", "java.vendor", "java.vm.name",
      "os.name", "os.version", "os.arch", "file.encoding", "sun.jnu.encoding", "native.encoding", "user.language",
      "user.country", Checkup.CHARMAP_PROPERTY);
  private static final List<String> VARIABLES = List.of("LANG", "LC_ALL", "LC_CTYPE");

  /** Writes it into a file that does not exist yet. */
  void write(Path file) throws IOException {
    try (AtomicFile output = new AtomicFile(file); ZipOutputStream zip = new ZipOutputStream(output.out())) {
      put(zip, "report.txt", text());
      if (log != null && input == null) {
        put(zip, "log.txt", traces());
      } else if (log != null) {
        copy(zip, "log.txt", log);
      }
      if (input != null) {
        copy(zip, "input/" + input.getFileName(), input);
      }
      zip.finish();
      output.commit();
    }
  }

  /** Fails if a file cannot be read, before models are tried. */
  void check() throws BadInputException {
    for (Path file : new Path[] {log, input}) {
      if (file != null && !Files.isRegularFile(file)) {
        throw new BadInputException(file.toString(), "no such file", "check the path");
      }
    }
  }

  private String traces() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
      return StackTraces.of(reader);
    }
  }

  private String text() {
    StringBuilder text = new StringBuilder("Report of a problem with kerndep\n\n");
    findings.forEach(finding -> text.append(finding).append('\n'));
    text.append("\nSettings\n\n");
    PROPERTIES.forEach(name -> line(text, name, System.getProperty(name)));
    VARIABLES.forEach(name -> line(text, name, System.getenv(name)));
    line(text, "processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(option -> option.startsWith("-X"))
        .forEach(option -> line(text, "JVM option", option));
    findings.stream().filter(finding -> !finding.details().isEmpty())
        .forEach(finding -> text.append('\n').append(finding.text()).append("\n\n").append(finding.details()));
    return text.toString().replace(System.getProperty("user.home"), "~");
  }

  private static void line(StringBuilder text, String name, String value) {
    if (value != null) {
      text.append(name).append(": ").append(value).append('\n');
    }
  }

  private static void put(ZipOutputStream zip, String name, String content) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(content.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  private static void copy(ZipOutputStream zip, String name, Path file) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    Files.copy(file, zip);
    zip.closeEntry();
  }
}
