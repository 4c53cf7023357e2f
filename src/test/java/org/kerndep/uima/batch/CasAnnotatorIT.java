package org.kerndep.uima.batch;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.uima.UIMAFramework;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.fit.util.JCasUtil;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.CasIOUtils;
import org.apache.uima.util.CasLoadMode;
import org.apache.uima.util.XMLInputSource;
import org.dkpro.core.io.xmi.XmiReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.batch.CorpusRun;
import org.kerndep.batch.Report;
import org.kerndep.batch.RunOptions;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.text.TextExamples;

/** Corpus runs with UIMA. */
class CasAnnotatorIT {

  @TempDir
  static Path models;
  private static ModelSource model;

  @TempDir
  Path directory;
  private Path in;

  @BeforeAll
  static void writeModel() throws IOException {
    ModelBundle plain = Examples.englishModel();
    Path file = models.resolve("text.kdp");
    plain.withText(plain.manifest(), TextExamples.english()).write(file);
    model = ModelSource.of(file);
  }

  @BeforeEach
  void writeDocuments() throws IOException {
    in = Files.createDirectories(directory.resolve("in/d")).getParent();
    Files.writeString(in.resolve("a.txt"), "The dog doesn't see the bird. It sleeps.\n");
    Files.writeString(in.resolve("d/b.txt"), "The bird sings.\n");
    Files.copy(Examples.ENGLISH_TEST, in.resolve("t.conllu"));
  }

  @Test
  void xmiIsReadWithTheTypesBesideItAndDoesNotDependOnThreads() throws Exception {
    Path one = annotate("one", Map.of("to", "xmi"), 1);
    Path two = annotate("two", Map.of("to", "xmi"), 2);
    assertThat(two.resolve("documents/a.txt.xmi")).hasSameTextualContentAs(one.resolve("documents/a.txt.xmi"));
    assertThat(two.resolve("documents/t.conllu.xmi")).hasSameTextualContentAs(one.resolve("documents/t.conllu.xmi"));
    TypeSystemDescription types = UIMAFramework.getXMLParser()
        .parseTypeSystemDescription(new XMLInputSource(one.resolve("TypeSystem.xml").toFile()));
    CAS cas = CasCreationUtils.createCas(types, null, null);
    try (InputStream file = Files.newInputStream(one.resolve("documents/a.txt.xmi"))) {
      XmiCasDeserializer.deserialize(file, cas);
    }
    assertThat(JCasUtil.select(cas.getJCas(), Sentence.class)).hasSize(2);
    assertThat(JCasUtil.select(cas.getJCas(), Dependency.class)).hasSameSizeAs(
        JCasUtil.select(cas.getJCas(), Token.class));
    assertThat(DocumentMetaData.get(cas.getJCas()).getDocumentId()).isEqualTo("a.txt");
  }

  @Test
  void dkproReadsXmi() throws Exception {
    Path out = annotate("out", Map.of("to", "xmi", "gzip", "true"), 1);
    List<String> names = new ArrayList<>();
    for (JCas document : SimplePipeline.iteratePipeline(CollectionReaderFactory.createReaderDescription(XmiReader.class,
        XmiReader.PARAM_SOURCE_LOCATION, out.resolve("documents").toString(), XmiReader.PARAM_PATTERNS, "**/*.xmi.gz"))) {
      names.add(DocumentMetaData.get(document).getDocumentId());
    }
    assertThat(names).containsExactlyInAnyOrder("a.txt", "d/b.txt", "t.conllu");
  }

  @Test
  void binaryHasItsTypesInside() throws Exception {
    Path out = annotate("out", Map.of("to", "bin", "k", "3"), 1);
    CAS cas = CasCreationUtils.createCas();
    try (InputStream file = Files.newInputStream(out.resolve("documents/a.txt.bcas"))) {
      CasIOUtils.load(file, null, cas, CasLoadMode.REINIT);
    }
    assertThat(JCasUtil.select(cas.getJCas(), Dependency.class)).isNotEmpty();
    assertThat(cas.select(cas.getTypeSystem().getType("org.kerndep.type.KBestParses")).count()).isEqualTo(2);
  }

  @Test
  void xmiIsAnInputLikeAnyOther() throws Exception {
    Path plain = annotate("plain", Map.of("to", "json"), 1);
    Path xmi = annotate("xmi", Map.of("to", "xmi"), 1);
    in = xmi.resolve("documents");
    Path again = annotate("again", Map.of("to", "json"), 2);
    assertThat(trees(again.resolve("documents/a.txt.xmi.jsonl"))).isEqualTo(
        trees(plain.resolve("documents/a.txt.jsonl")));
  }

  private static List<String> trees(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(line -> line.replaceFirst(".*?\"text\"", "")).toList();
  }

  @Test
  void anyPipelineIsTheWorkPerDocument() throws Exception {
    AnnotationSettings settings = AnnotationSettings.of(Map.of("to", "xmi", "format", "text"))
        .with(Pipelines.of(createEngineDescription(FirstWord.class), createEngineDescription(Fails.class)));
    Report report = run("out", AnnotationSettings.of(settings.options()), 2);
    assertThat(report.documents().done()).isEqualTo(2);
    assertThat(report.failures()).singleElement().asString().contains("engine: ", "b.txt", "no birds");
    assertThat(directory.resolve("out/documents/a.txt.xmi")).content().contains("Token", "end=\"3\"");
  }

  @Test
  void aPipelineThatCannotBeMadeIsRefused() {
    AnnotationSettings settings = AnnotationSettings.DEFAULT.with(new AnnotationSettings.Pipeline("<nothing/>", ""));
    assertThatThrownBy(() -> run("out", settings, 1)).hasMessageContaining("the pipeline cannot be used");
  }

  /** Annotates the first three characters as a token. */
  public static final class FirstWord extends JCasAnnotator_ImplBase {
    @Override
    public void process(JCas document) {
      new Token(document, 0, 3).addToIndexes();
    }
  }

  /** Fails for some documents. */
  public static final class Fails extends JCasAnnotator_ImplBase {
    @Override
    public void process(JCas document) {
      if (document.getDocumentText().startsWith("The bird")) {
        throw new IllegalArgumentException("no birds");
      }
    }
  }

  private Path annotate(String name, Map<String, String> options, int threads) throws IOException {
    Report report = run(name, AnnotationSettings.of(options), threads);
    assertThat(report.failures()).isEmpty();
    assertThat(report.documents().done()).isEqualTo(3);
    return directory.resolve(name);
  }

  private Report run(String name, AnnotationSettings settings, int threads) throws IOException {
    try (DocumentSource source = new Inputs(List.of(in.toString()), null, true, 1 << 20, directory).open()) {
      return new CorpusRun(model, settings, RunOptions.of(directory.resolve(name)).withThreads(threads))
          .run(source, status -> { });
    }
  }
}
