package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.TagsetDescription;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.NSUBJ;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.base.LabelSet;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.data.Layer;
import org.kerndep.uima.cas.DocumentException;

class KernelParserModelIT {

  private static final String[] WORDS = {"Dogs/NOUN/NNS", "bark/VERB/VBP"};

  @TempDir
  Path directory;

  private Path model;

  @BeforeEach
  void writeModel() throws Exception {
    model = TinyModel.writeTo(directory);
  }

  @Test
  void anUnknownLanguageIsAnErrorThatNamesLanguageVariantAndRemedy() throws Exception {
    AnalysisEngine engine = engine();
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(() -> engine.process(document("xx"))).isInstanceOf(DocumentException.class)
          .hasMessageContainingAll("doc-7", "language xx", "variant default", "modelLocation",
              "classpath:/org/kerndep/uima/lib/parser-xx-default.properties", "available are en-ewt, ", "qaa-golden");
    }
    assertThatThrownBy(() -> engine("language", "yy", "modelVariant", "big").process(document("xx")))
        .hasMessageContainingAll("language yy", "variant big");
    assertThatThrownBy(() -> engine("modelVariant", "big").process(document("qaa")))
        .hasMessageContainingAll("language qaa", "variant big", "available are en-ewt, ", "qaa-golden");
    assertThatThrownBy(() -> engine("modelArtifactUri", "mvn:org.example:some-model:1").process(document("xx")))
        .hasMessageContaining("mvn:org.example:some-model:1");
  }

  @Test
  void aModelOnTheClasspathIsFoundByLanguageAndVariant() throws Exception {
    for (AnalysisEngine engine : List.of(engine(), engine("modelVariant", "golden"))) {
      JCas jcas = document("qaa");
      engine.process(jcas);
      assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
      assertThat(jcas.select(TagsetDescription.class).toList()).extracting(TagsetDescription::getModelLanguage)
          .containsOnly("qaa");
    }
  }

  @Test
  void aDocumentOfACountryGetsTheModelOfItsLanguage() throws Exception {
    for (AnalysisEngine engine : List.of(engine(), engine("modelVariant", "golden"), engine("language", "qaa-ZZ"))) {
      JCas jcas = document("qaa-ZZ");
      engine.process(jcas);
      assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
    }
    assertThatThrownBy(() -> engine("modelVariant", "big").process(document("qaa-ZZ")))
        .hasMessageContainingAll("language qaa, variant big");
  }

  @ParameterizedTest
  @CsvSource({"en, en-ewt", "en-US, en-ewt", "pt, pt-bosque", "pt-BR, pt-bosque", "fr, fr-sequoia"})
  void aPublishedModelIsFoundOrItsArtifactIsNamed(String language, String name) throws Exception {
    PublishedModel published = PublishedModel.require(language);
    assertThat(published).hasToString(name);
    JCas jcas = document(language);
    if (published.isFound()) {
      engine().process(jcas);
      assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
    } else {
      assertThatThrownBy(() -> engine().process(jcas)).hasMessageContainingAll("there is no model for language "
          + published.language() + ", variant " + published.variant(), "add " + published.artifact());
    }
  }

  @Test
  void aMissingModelIsAnError() throws Exception {
    AnalysisEngine engine = engine("modelLocation", directory.resolve("missing.kdp").toString());
    assertThatThrownBy(() -> engine.process(document("en"))).isInstanceOf(DocumentException.class)
        .hasMessageContainingAll("doc-7", "missing.kdp", "modelLocation");
  }

  @Test
  void aFileThatIsNoModelIsAnError() throws Exception {
    Path text = Files.writeString(directory.resolve("notes.kdp"), "This is a text and no model, whatever it is called.");
    for (Path wrong : List.of(text, directory)) {
      AnalysisEngine engine = engine("modelLocation", wrong.toString());
      assertThatThrownBy(() -> engine.process(document("en"))).isInstanceOf(DocumentException.class)
          .hasMessageContainingAll("doc-7", wrong.getFileName().toString());
    }
    assertThatThrownBy(() -> engine("modelLocation", "classpath:/no/such/model.kdp").process(document("en")))
        .hasMessageContainingAll("doc-7", "there is no model classpath:/no/such/model.kdp", "modelLocation");
  }

  @Test
  void aCorruptModelIsAnErrorForEveryDocument() throws Exception {
    byte[] bytes = Files.readAllBytes(model);
    bytes[bytes.length / 2] ^= 1;
    Files.write(model, bytes);
    AnalysisEngine engine = engine("modelLocation", model.toString());
    for (int attempt = 0; attempt < 2; attempt++) {
      assertThatThrownBy(() -> engine.process(document("en"))).isInstanceOf(DocumentException.class)
          .hasMessageContainingAll("doc-7", "tiny.kdp", "checksum");
    }
  }

  @Test
  void languageAndVariantChooseTheModel() throws Exception {
    Files.move(model, directory.resolve("en-small.kdp"));
    String location = directory + "/${language}-${variant}.kdp";
    engine("modelLocation", location, "modelVariant", "small").process(document("en"));
    engine("modelLocation", location, "modelVariant", "small", "language", "en").process(document("xx"));
    assertThatThrownBy(() -> engine("modelLocation", location).process(document("en")))
        .hasMessageContaining("en-ewt.kdp");
  }

  @Test
  void parsesAgainAfterADocumentWithoutModel() throws Exception {
    Files.move(model, directory.resolve("en.kdp"));
    AnalysisEngine engine = engine("modelLocation", directory + "/${language}.kdp");
    engine.process(document("en"));
    assertThatThrownBy(() -> engine.process(document("xx"))).isInstanceOf(DocumentException.class);
    JCas jcas = document("en");
    engine.process(jcas);
    assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
  }

  @Test
  void aModelMayBeNamedByItsPropertiesFile() throws Exception {
    Path properties = Files.writeString(directory.resolve("english.properties"),
        "location=" + model.toUri() + "\ndependency.tagset=universal\nversion=20260101.0\n");
    JCas jcas = document("en");
    engine("modelLocation", properties.toString()).process(jcas);
    AssertAnnotations.assertTagset(KernelParser.class, Dependency.class, "universal", labels(), jcas);
    assertThat(jcas.select(TagsetDescription.class).toList()).extracting(TagsetDescription::getModelVersion)
        .containsOnly("20260101.0");
    assertThat(jcas.select(NSUBJ.class).toList()).hasSize(1);
  }

  @Test
  void thePropertiesNameTheTagsetOfTheTags() throws Exception {
    Files.writeString(directory.resolve("tiny.properties"), "pos.tagset=mine");
    JCas jcas = document("en");
    engine("modelLocation", model.toString()).process(jcas);
    AssertAnnotations.assertTagset(KernelParser.class, POS.class, "mine", tags(), jcas);
    assertThat(jcas.select(TagsetDescription.class).toList())
        .extracting(t -> t.getLayer() + " " + t.getInput())
        .containsExactlyInAnyOrder(POS.class.getName() + " true", Dependency.class.getName() + " false");
  }

  @Test
  void mappingCanBeTurnedOffAndReplaced() throws Exception {
    JCas off = document("en");
    engine("modelLocation", model.toString(), "mappingEnabled", false).process(off);
    assertThat(off.select(NSUBJ.class).toList()).isEmpty();
    Path map = Files.writeString(directory.resolve("own.map"), "*=" + NSUBJ.class.getName());
    JCas own = document("xx");
    engine("modelLocation", model.toString(), "DependencyMappingLocation", map.toString()).process(own);
    assertThat(own.select(NSUBJ.class).toList()).hasSize(1);
  }

  @Test
  void aTagsetWithoutMapGivesPlainDependencies() throws Exception {
    for (String tagset : List.of("none", "universal")) {
      Files.writeString(directory.resolve("tiny.properties"), "dependency.tagset=" + tagset);
      JCas jcas = document("xx");
      engine("modelLocation", model.toString()).process(jcas);
      AssertAnnotations.assertTagset(Dependency.class, tagset, labels(), jcas);
      assertThat(jcas.select(Dependency.class).filter(d -> d.getClass() == Dependency.class).toList()).hasSize(1);
    }
  }

  @Test
  void enginesInTwoThreadsShareTheModelAndBothRecordItsTagset() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    CyclicBarrier start = new CyclicBarrier(2);
    List<Future<JCas>> results = new ArrayList<>();
    String log = Logs.of(() -> {
      for (int i = 0; i < 2; i++) {
        results.add(executor.submit(() -> {
          AnalysisEngine engine = engine("modelLocation", model.toString());
          JCas jcas = document("en");
          start.await();
          engine.process(jcas);
          return jcas;
        }));
      }
      for (Future<JCas> result : results) {
        result.get();
      }
      executor.shutdownNow();
    });
    assertThat(log).containsOnlyOnce("loaded model " + model.toUri().toURL());
    for (Future<JCas> result : results) {
      AssertAnnotations.assertTagset(KernelParser.class, Dependency.class, "ud", labels(), result.get());
      AssertAnnotations.assertTagset(KernelParser.class, POS.class, "ud", tags(), result.get());
      assertThat(result.get().select(Dependency.class).toList()).hasSize(2);
    }
  }

  @Test
  void printsTheTagsetIfAsked() throws Exception {
    assertThat(Logs.of(() -> engine("modelLocation", model.toString(), "printTagSet", true).process(document("en"))))
        .contains("nmod:poss", "PROPN");
    assertThat(Logs.of(() -> engine("modelLocation", model.toString()).process(document("en"))))
        .doesNotContain("nmod:poss");
  }

  private static String[] labels() throws Exception {
    return TinyModel.bundle().base().labels().labels().stream().map(LabelSet.Label::name).toArray(String[]::new);
  }

  private static String[] tags() throws Exception {
    return TinyModel.bundle().base().vocabulary().values(Layer.CPOS).toArray(String[]::new);
  }

  private static JCas document(String language) throws Exception {
    return Documents.of(language, WORDS);
  }

  private static AnalysisEngine engine(Object... parameters) throws Exception {
    return AnalysisEngineFactory.createEngine(KernelParser.class, parameters);
  }
}
