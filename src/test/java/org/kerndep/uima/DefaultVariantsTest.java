package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DefaultVariantsTest {

  @TempDir
  Path directory;

  @Test
  void everyMapOnTheClasspathCountsAndTheFirstDecides() throws Exception {
    URL[] jars = {models("a", "de=small\nen=mine\n"), models("b", "de=big\nfi=tdt\n")};
    try (URLClassLoader classpath = new URLClassLoader(jars, null)) {
      assertThat(DefaultVariants.on(classpath)).containsExactlyInAnyOrderEntriesOf(
          Map.of("de", "small", "en", "mine", "fi", "tdt"));
    }
  }

  @Test
  void publishedModelsNeedNoMap() throws Exception {
    try (URLClassLoader classpath = new URLClassLoader(new URL[0], null)) {
      assertThat(DefaultVariants.on(classpath)).containsEntry("en", "ewt");
    }
  }

  private URL models(String name, String map) throws Exception {
    Path lib = Files.createDirectories(directory.resolve(name).resolve("org/kerndep/uima/lib"));
    Files.writeString(lib.resolve("parser-default-variants.map"), map);
    return directory.resolve(name).toUri().toURL();
  }
}
