package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kerndep.train.config.TrainingConfig;

/** Links, commands, settings and parameters in the documents are those that there are. */
class DocumentsTest {

  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|mailto:)([^)#\\s]*)(?:#([^)\\s]*))?\\)");
  private static final Pattern SETTING = Pattern.compile("([a-z][a-z-]*)=(.+)");
  private static final Pattern PARAMETER = Pattern.compile("(?:\\b([A-Z]\\w+)\\.)?\\b(PARAM_[A-Z_]+)");
  private static final Path ENGINES = Path.of("src/main/java/org/kerndep/uima");

  static Stream<Path> documents() throws IOException {
    List<Path> found = new ArrayList<>(List.of(Path.of("README.md"), Path.of("resources/README.md")));
    for (String directory : List.of("docs", "examples")) {
      try (Stream<Path> files = Files.walk(Path.of(directory))) {
        files.filter(file -> file.toString().endsWith(".md") && !file.toString().contains("target")).forEach(found::add);
      }
    }
    return found.stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadSomewhere(Path document) throws IOException {
    for (MatchResult link : LINK.matcher(Files.readString(document)).results().toList()) {
      Path target = link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1)).normalize();
      assertThat(target).as("%s: %s", document, link.group()).exists();
      if (link.group(2) != null) {
        assertThat(anchors(target)).as("%s: %s", document, link.group()).contains(link.group(2));
      }
    }
  }

  /** The names that headings have in links. */
  private static Set<String> anchors(Path document) throws IOException {
    return Files.readString(document).lines().filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("^#+ ", "").toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "")
            .replace(' ', '-')).collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void commandsCanBeRead(Path document) throws IOException {
    for (String command : DocumentCommands.of(document)) {
      String[] arguments = DocumentCommands.arguments(command).toArray(String[]::new);
      assertThatCode(() -> Main.commandLine(Main.class).parseArgs(arguments)).as("%s: %s", document, command)
          .doesNotThrowAnyException();
      requireSettings(document, arguments);
    }
  }

  private static void requireSettings(Path document, String[] arguments) {
    if (Set.of("train", "jackknife", "experiment").contains(arguments[0])) {
      Arrays.stream(arguments).map(SETTING::matcher).filter(setting -> setting.matches()).forEach(setting ->
          assertThatCode(() -> TrainingConfig.DEFAULT.with(setting.group(1), setting.group(2)))
              .as("%s: %s", document, setting.group()).doesNotThrowAnyException());
    }
  }

  /** Parameters behind the name of one of our engines are that engine's; those without a name belong to some engine. */
  @ParameterizedTest
  @MethodSource("documents")
  void parametersExist(Path document) throws IOException {
    for (MatchResult parameter : PARAMETER.matcher(Files.readString(document)).results().toList()) {
      String engine = parameter.group(1);
      if (engine == null || Files.exists(ENGINES.resolve(engine + ".java"))) {
        assertThat(parameters(engine)).as("%s: %s", document, parameter.group()).contains(parameter.group(2));
      }
    }
  }

  private static Set<String> parameters(String engine) throws IOException {
    try (Stream<Path> files = Files.walk(ENGINES)) {
      List<Class<?>> classes = files.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> engine == null || file.endsWith(engine + ".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .<Class<?>>map(file -> load(Path.of("src/main/java").relativize(file))).toList();
      return classes.stream().flatMap(type -> Arrays.stream(type.getFields())).map(field -> field.getName())
          .collect(Collectors.toSet());
    }
  }

  private static Class<?> load(Path source) {
    try {
      return Class.forName(source.toString().replace('/', '.').replaceFirst("\\.java$", ""), false,
          DocumentsTest.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
