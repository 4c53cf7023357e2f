package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;
import org.kerndep.run.Version;

class PublishedModelTest {

  @Test
  void withoutItsJarTheErrorNamesTheArtifactToAdd() throws Exception {
    try (URLClassLoader classpath = new URLClassLoader(new URL[0], null)) {
      assertThatThrownBy(() -> PublishedModel.ENGLISH.read(classpath)).isInstanceOf(FileNotFoundException.class)
          .hasMessage("the model en-ewt is not on the classpath; add the artifact org.kerndep:kerndep:"
              + Version.current() + " with classifier model-en, or name a model file");
    }
  }

  @Test
  void isFoundByItsLanguage() {
    assertThat(PublishedModel.of("en")).contains(PublishedModel.ENGLISH);
    assertThat(PublishedModel.of("pt-BR")).contains(PublishedModel.PORTUGUESE);
    assertThat(PublishedModel.of("FR_ca")).contains(PublishedModel.FRENCH);
    assertThat(PublishedModel.of("xx")).isEmpty();
    assertThat(PublishedModel.of("x-unspecified")).isEmpty();
  }

  @Test
  void otherLanguagesAreRefusedWithThoseThatThereAre() {
    assertThatThrownBy(() -> PublishedModel.require("fi")).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no model of the language 'fi' is published; languages are en, pt, fr, and for others you can "
            + "train and name a model file");
  }
}
