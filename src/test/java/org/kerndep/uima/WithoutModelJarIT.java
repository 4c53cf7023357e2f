package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kerndep.run.Version;

/** An engine in a program that has the jar of the code and no model. */
class WithoutModelJarIT {

  private final ClassLoader own = Thread.currentThread().getContextClassLoader();
  private URLClassLoader classpath;

  @BeforeEach
  void hideTheModels() {
    classpath = new Modelless(Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(WithoutModelJarIT::url)
        .toArray(URL[]::new));
    Thread.currentThread().setContextClassLoader(classpath);
  }

  @AfterEach
  void restore() throws Exception {
    Thread.currentThread().setContextClassLoader(own);
    classpath.close();
  }

  @Test
  void theErrorNamesTheArtifactToAdd() throws Exception {
    Object document = type("org.apache.uima.fit.factory.JCasFactory").getMethod("createText", String.class, String.class)
        .invoke(null, "She read it.", "en");
    Object engine = type("org.apache.uima.fit.factory.AnalysisEngineFactory")
        .getMethod("createEngine", Class.class, Object[].class)
        .invoke(null, type(KerndepSegmenter.class.getName()), new Object[0]);
    assertThatThrownBy(() -> type("org.apache.uima.analysis_engine.AnalysisEngine")
        .getMethod("process", type("org.apache.uima.jcas.JCas")).invoke(engine, document))
        .cause().hasMessageContainingAll("there is no model for language en, variant ewt",
            "classpath:/org/kerndep/uima/lib/parser-en-ewt.properties", "none is on the classpath",
            "add the artifact org.kerndep:kerndep:" + Version.current() + " with classifier model-en, or name a file",
            "modelLocation");
  }

  private Class<?> type(String name) throws ClassNotFoundException {
    return classpath.loadClass(name);
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(entry, e);
    }
  }

  /** The classes of this program, loaded anew, and all its resources but models. */
  private static final class Modelless extends URLClassLoader {

    private static final String MODELS = "org/kerndep/uima/lib/";

    Modelless(URL[] classpath) {
      super(classpath, ClassLoader.getPlatformClassLoader());
    }

    @Override
    public URL findResource(String name) {
      return name.startsWith(MODELS) ? null : super.findResource(name);
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
      return name.startsWith(MODELS) ? Collections.emptyEnumeration() : super.findResources(name);
    }
  }
}
