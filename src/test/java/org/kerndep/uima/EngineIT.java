package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.TagsetDescription;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.fit.factory.AggregateBuilder;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasCopier;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.type.KBestParses;

/** What holds for every engine that writes trees. */
class EngineIT {

  /** The engines, each behind those that write what it reads. */
  enum Pipeline {
    PARSER, LISTS, RERANKER, SELECTOR;

    List<AnalysisEngineDescription> engines() throws Exception {
      AnalysisEngineDescription lists = createEngineDescription(KBestParser.class, "modelLocation", model.toString(),
          "k", 5, "rerank", false, "arcProbabilities", true);
      return switch (this) {
        case PARSER -> List.of(createEngineDescription(KernelParser.class, "modelLocation", model.toString()));
        case LISTS -> List.of(lists);
        case RERANKER ->
            List.of(lists, createEngineDescription(KernelReranker.class, "modelLocation", model.toString()));
        case SELECTOR -> List.of(lists, createEngineDescription(HypothesisSelector.class, "rank", 2));
      };
    }

    void run(JCas jcas) throws Exception {
      for (AnalysisEngineDescription engine : engines()) {
        createEngine(engine).process(jcas);
      }
    }
  }

  @TempDir
  static Path directory;

  private static Path model;

  @BeforeAll
  static void writeModel() throws Exception {
    model = TinyModel.writeRerankingTo(directory);
  }

  @ParameterizedTest
  @EnumSource
  void theOutputIsValidAndSurvivesEveryFormat(Pipeline pipeline) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    pipeline.run(jcas);
    AssertAnnotations.assertValid(jcas);
    List<String> expected = CasText.of(jcas);
    assertThat(expected).filteredOn(line -> line.startsWith("KBestParses"))
        .hasSize(pipeline == Pipeline.PARSER ? 0 : 15)
        .allSatisfy(line -> assertThat(line).contains("rank=1", "probability=", "heads=[", "arcProbabilities=["));
    assertThat(expected).filteredOn(line -> line.startsWith("ROOT")).hasSize(15);
    for (SerialFormat format : List.of(SerialFormat.XMI, SerialFormat.SERIALIZED_TSI,
        SerialFormat.COMPRESSED_FILTERED_TSI)) {
      JCas read = Documents.readBack(jcas, format);
      AssertAnnotations.assertValid(read);
      assertThat(CasText.of(read)).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @EnumSource
  void enginesWorkOnTheViewTheyAreMappedTo(Pipeline pipeline) throws Exception {
    JCas whole = Documents.read(TinyModel.TEST_FILE);
    JCas expected = Documents.read(TinyModel.TEST_FILE);
    pipeline.run(expected);
    List<String> gold = Documents.arcs(whole);
    CAS cas = whole.getCas();
    new CasCopier(cas, cas).copyCasView(cas.getView(CAS.NAME_DEFAULT_SOFA), "parsed", true);
    AggregateBuilder mapped = new AggregateBuilder();
    for (AnalysisEngineDescription engine : pipeline.engines()) {
      mapped.add(engine, CAS.NAME_DEFAULT_SOFA, "parsed");
    }
    mapped.createAggregate().process(whole);
    JCas parsed = whole.getView("parsed");
    assertThat(Documents.arcs(parsed)).isEqualTo(Documents.arcs(expected)).isNotEqualTo(gold);
    assertThat(KBestLists.lines(parsed)).isEqualTo(KBestLists.lines(expected));
    assertThat(Documents.arcs(whole)).isEqualTo(gold);
    assertThat(whole.select(KBestParses.class).toList()).isEmpty();
    assertThat(whole.select(TagsetDescription.class).filter(t -> t.getComponentName().contains("kerndep")).toList())
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void documentsWithNothingToParseAreNoErrors(Pipeline pipeline) throws Exception {
    JCas withoutTokens = JCasFactory.createText("Dogs bark", "en");
    new Sentence(withoutTokens, 0, 9).addToIndexes();
    JCas withoutSentences = Documents.of("en", "Dogs/NOUN/NNS", "bark/VERB/VBP");
    withoutSentences.select(Sentence.class).single().removeFromIndexes();
    for (JCas jcas : List.of(JCasFactory.createJCas(), JCasFactory.createText("", "en"),
        JCasFactory.createText("Dogs bark", "en"), withoutTokens, withoutSentences)) {
      pipeline.run(jcas);
      assertThat(jcas.select(Dependency.class).toList()).isEmpty();
      assertThat(jcas.select(KBestParses.class).toList()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void goldTreesGoAndEverythingElseStays(Pipeline pipeline) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    JCas before = Documents.read(TinyModel.TEST_FILE);
    Token first = jcas.select(Token.class).get(0);
    Dependency enhanced = new Dependency(jcas, first.getBegin(), first.getEnd());
    enhanced.setDependent(first);
    enhanced.setGovernor(jcas.select(Token.class).get(1));
    enhanced.setFlavor("enhanced");
    enhanced.addToIndexes();
    List<Dependency> gold = jcas.select(Dependency.class).filter(d -> d != enhanced).toList();
    pipeline.run(jcas);
    assertThat(jcas.select(Dependency.class).toList()).contains(enhanced).doesNotContainAnyElementsOf(gold)
        .hasSize(gold.size() + 1);
    assertThat(jcas.getDocumentText()).isEqualTo(before.getDocumentText());
    assertThat(words(jcas)).isEqualTo(words(before));
    assertThat(surfaceForms(jcas)).isEqualTo(surfaceForms(before)).contains("Don't", "isn't");
  }

  private static List<String> words(JCas jcas) {
    return jcas.select(Token.class).map(t -> t.getBegin() + "-" + t.getEnd() + " " + t.getText() + " "
        + t.getLemmaValue() + " " + t.getPosValue() + " " + (t.getMorph() == null ? "" : t.getMorph().getValue()))
        .collect(Collectors.toList());
  }

  private static List<String> surfaceForms(JCas jcas) {
    return jcas.select(SurfaceForm.class).map(SurfaceForm::getValue).collect(Collectors.toList());
  }
}
