package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EnginePageIT {

  private static final Path DESCRIPTORS = Path.of("descriptors", "org", "kerndep", "uima");

  /** All classes that have a descriptor of their own. */
  static List<Class<?>> engines() throws IOException {
    try (Stream<Path> files = Files.list(DESCRIPTORS)) {
      return files.map(file -> file.getFileName().toString().replace(".xml", "")).sorted()
          .<Class<?>>map(EnginePageIT::type).toList();
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName("org.kerndep.uima." + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(name + " has a descriptor but no class", e);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void eachEngineHasAPageThatSaysWhatItsJavadocSays(Class<?> type) throws Exception {
    EnginePage page = new EnginePage(type);
    if ("write".equals(System.getProperty("engine.pages"))) {
      page.write();
    }
    assertThat(page.read()).as("%s is stale; renew it with 'mvn -B -ntp verify -Dengine.pages=write'", page.file())
        .isEqualTo(page.renewed());
  }

  @Test
  void thePagesAreListed() throws IOException {
    String list = Files.readString(Path.of("docs", "engines", "README.md"));
    assertThat(engines()).allSatisfy(type -> assertThat(list).contains("(" + type.getSimpleName() + ".md)"));
  }
}
