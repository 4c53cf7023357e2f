package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClasspathModelsTest {

  @TempDir
  Path directory;

  @Test
  void everyMapOnTheClasspathCountsAndTheFirstDecides() throws Exception {
    URL[] jars = {models("a", "de=small\nen=mine\n"), models("b", "de=big\nfi=tdt\n")};
    try (URLClassLoader classpath = new URLClassLoader(jars, null)) {
      assertThat(ClasspathModels.defaultVariants(classpath)).containsExactlyInAnyOrderEntriesOf(
          Map.of("de", "small", "en", "mine", "fi", "tdt", "pt", "bosque", "fr", "sequoia"));
    }
  }

  @Test
  void publishedModelsNeedNoMap() throws Exception {
    try (URLClassLoader classpath = new URLClassLoader(new URL[0], null)) {
      assertThat(ClasspathModels.defaultVariants(classpath)).containsEntry("en", "ewt");
    }
  }

  @Test
  void modelsOnAClasspathAreListed() throws Exception {
    Path lib = Files.createDirectories(directory.resolve("org/kerndep/uima/lib"));
    Files.createFile(lib.resolve("parser-en-small.properties"));
    Files.createFile(lib.resolve("parser-de-big.properties"));
    Files.createFile(lib.resolve("tagger-de-big.properties"));
    try (URLClassLoader classpath = new URLClassLoader(new URL[] {directory.toUri().toURL()}, null)) {
      assertThat(ClasspathModels.names(classpath)).containsExactly("de-big", "en-small");
    }
    try (URLClassLoader classpath = new URLClassLoader(new URL[0], null)) {
      assertThat(ClasspathModels.names(classpath)).isEmpty();
    }
  }

  @Test
  void aTagWithACountryFallsBackToItsLanguageUnlessItHasAModel() throws Exception {
    Path lib = Files.createDirectories(directory.resolve("org/kerndep/uima/lib"));
    Files.createFile(lib.resolve("parser-en-GB-mine.properties"));
    try (URLClassLoader classpath = new URLClassLoader(new URL[] {directory.toUri().toURL()}, null)) {
      Properties variants = ClasspathModels.defaultVariants(classpath);
      assertThat(Stream.of("pt", "pt-BR", "fr_CA", "en-GB", "en-US", "fi-FI", "x-unspecified")
          .map(tag -> ClasspathModels.language(tag, variants, classpath)))
          .containsExactly("pt", "pt", "fr", "en-GB", "en", "fi-FI", "x-unspecified");
    }
  }

  private URL models(String name, String map) throws Exception {
    Path lib = Files.createDirectories(directory.resolve(name).resolve("org/kerndep/uima/lib"));
    Files.writeString(lib.resolve("parser-default-variants.map"), map);
    return directory.resolve(name).toUri().toURL();
  }
}
