package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The commands of kerndep that a document shows in indented lines. */
final class DocumentCommands {

  private static final Pattern COMMAND =
      Pattern.compile("^ {4,}(?:[A-Z_]+=\\S+ )*(?:time )?(\\./kerndep .*)$", Pattern.MULTILINE);
  private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private DocumentCommands() {}

  /** The commands as they are written, those of a pipe one by one, without comments. */
  static List<String> of(Path document) throws IOException {
    String text = Files.readString(document).replaceAll("\\\\\\n\\s*", " ");
    return COMMAND.matcher(text).results().flatMap(line -> Stream.of(
        line.group(1).replaceFirst("\\s+# .*", "").split("\\s(?:\\|\\|?|&&|;)\\s")))
        .filter(command -> command.startsWith("./kerndep ")).toList();
  }

  /** The words behind the program's name, without redirections. */
  static List<String> arguments(String command) {
    return ARGUMENT.matcher(command.replaceAll("\\s[0-9]?[<>]+\\s?\\S+", "").replaceAll("\\s\\.\\.\\.$", ""))
        .results().skip(1)
        .map(found -> found.group(1) != null ? found.group(1) : found.group(2) != null ? found.group(2) : found.group(3))
        .toList();
  }
}
