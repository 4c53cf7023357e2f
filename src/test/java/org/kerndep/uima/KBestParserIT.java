package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.NSUBJ;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.ArcProbabilities;
import org.kerndep.DependencyParser;
import org.kerndep.data.ScoredTrees;
import org.kerndep.io.TreebankReader;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.DocumentException;

class KBestParserIT {

  @TempDir
  static Path directory;

  private static Path model;
  private static DependencyParser library;

  @BeforeAll
  static void writeModel() throws Exception {
    model = TinyModel.writeTo(directory);
    library = DependencyParser.load(model);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 40})
  void writesTheListsOfTheLibrary(int k) throws Exception {
    JCas jcas = parse("k", k);
    assertThat(KBestLists.of(jcas)).containsExactlyElementsOf(expected(k));
    assertThat(KBestLists.of(jcas)).anySatisfy(list -> assertThat(list.size()).isEqualTo(k));
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void listsHave25TreesUnlessToldOtherwise() throws Exception {
    assertThat(KBestLists.of(parse())).containsExactlyElementsOf(expected(25));
  }

  @Test
  void theBestTreesAreTheDependenciesOfKernelParser() throws Exception {
    JCas plain = Documents.read(TinyModel.TEST_FILE);
    run(KernelParser.class, plain);
    assertThat(Documents.arcs(parse())).isEqualTo(Documents.arcs(plain));
  }

  @Test
  void listsLieOverTheSentencesAndNameTheTagset() throws Exception {
    JCas jcas = parse("k", 2);
    assertThat(jcas.select(KBestParses.class).map(p -> p.getBegin() + "-" + p.getEnd()).collect(Collectors.toList()))
        .isEqualTo(jcas.select(Sentence.class).map(s -> s.getBegin() + "-" + s.getEnd()).collect(Collectors.toList()));
    assertThat(jcas.select(KBestParses.class).toList()).hasSize(15)
        .allSatisfy(p -> assertThat(p.getTagset()).isEqualTo("ud"));
  }

  @Test
  void parsingAgainReplacesTheLists() throws Exception {
    JCas jcas = parse("k", 3);
    run(KBestParser.class, jcas, "k", 2);
    assertThat(KBestLists.of(jcas)).containsExactlyElementsOf(expected(2));
    assertThat(jcas.select(Dependency.class).toList()).hasSameSizeAs(jcas.select(Token.class).toList());
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void aDocumentThatFailsKeepsItsListsAndDependencies() throws Exception {
    JCas jcas = parse("k", 2);
    List<String> lists = KBestLists.lines(jcas);
    List<String> arcs = Documents.arcs(jcas);
    Path map = Files.writeString(directory.resolve("poor.map"), "nsubj=" + NSUBJ.class.getName());
    assertThatThrownBy(() -> run(KBestParser.class, jcas, "DependencyMappingLocation", map.toString()))
        .isInstanceOf(DocumentException.class);
    assertThat(KBestLists.lines(jcas)).isEqualTo(lists);
    assertThat(Documents.arcs(jcas)).isEqualTo(arcs);
  }

  @Test
  void sentencesWithoutTokensHaveNoLists() throws Exception {
    JCas jcas = Documents.of("en", "Dogs/NOUN/NNS", "bark/VERB/VBP");
    new Sentence(jcas, 4, 5).addToIndexes();
    new Sentence(jcas, 9, 9).addToIndexes();
    run(KBestParser.class, jcas);
    assertThat(jcas.select(KBestParses.class).single().getEnd()).isEqualTo(9);
    assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
  }

  @Test
  void aDocumentWithNothingToParseIsNoError() throws Exception {
    JCas withoutTokens = JCasFactory.createText("Dogs bark", "en");
    new Sentence(withoutTokens, 0, 9).addToIndexes();
    for (JCas jcas : List.of(JCasFactory.createJCas(), JCasFactory.createText("", "en"), withoutTokens)) {
      run(KBestParser.class, jcas);
      assertThat(jcas.select(KBestParses.class).toList()).isEmpty();
    }
  }

  @Test
  void sentencesBeyondTheLimitLoseTheirLists() throws Exception {
    JCas jcas = parse("k", 2);
    run(KBestParser.class, jcas, "k", 2, "maxSentenceLength", 7);
    assertThat(KBestLists.of(jcas)).hasSize(4).allSatisfy(
        list -> assertThat(list.best().tree().size()).isLessThanOrEqualTo(7));
  }

  @Test
  void threadsDoNotChangeTheLists() throws Exception {
    assertThat(KBestLists.lines(parse("numThreads", 2))).isEqualTo(KBestLists.lines(parse("numThreads", 1)));
  }

  @Test
  void arcsHaveTheProbabilitiesOfTheLibraryIfAskedFor() throws Exception {
    assertThat(hypotheses(parse("k", 3))).allSatisfy(h -> assertThat(h.getArcProbabilities()).isNull());
    List<ArcProbabilities> expected = TreebankReader.read(TinyModel.TEST_FILE).sentences().stream()
        .map(s -> library.parseWithConfidence(s.sentence()).arcs().orElseThrow()).toList();
    List<KBestParses> lists = parse("k", 3, "arcProbabilities", true).select(KBestParses.class).toList();
    for (int i = 0; i < lists.size(); i++) {
      for (Hypothesis h : lists.get(i).getHypotheses()) {
        for (int m = 1; m <= h.getHeads().size(); m++) {
          assertThat(h.getArcProbabilities(m - 1)).isEqualTo(expected.get(i).probability(h.getHeads(m - 1), m));
        }
      }
    }
  }

  @Test
  void hypothesesSayWhyTheFirstIsPreferredIfAskedFor() throws Exception {
    assertThat(hypotheses(parse("k", 3))).allSatisfy(h -> assertThat(h.getExplanation()).isNull());
    assertThat(hypotheses(parse("k", 3, "explain", true)))
        .allSatisfy(h -> assertThat(h.getExplanation()).contains(" more; for it base parser: "));
  }

  @Test
  void anotherDecoderMayMakeTheLists() throws Exception {
    String own = TinyModel.bundle().base().decoderName().replace("+climb", "");
    DependencyParser merged = library.withDecoder(own + "+hill-climbing");
    assertThat(KBestLists.of(parse("decoder", own + "+hill-climbing")))
        .containsExactlyElementsOf(TreebankReader.read(TinyModel.TEST_FILE).sentences().stream()
            .map(s -> KBestLists.of(merged.parse(s.sentence(), 25))).toList());
    assertThatThrownBy(() -> parse("decoder", "sibling+climb")).isInstanceOf(DocumentException.class)
        .hasMessageContaining("decoder sibling+climb scores other parts than")
        .hasMessageContaining("parameter decoder");
  }

  private static List<Hypothesis> hypotheses(JCas jcas) {
    return jcas.select(KBestParses.class).toList().stream().flatMap(p -> p.getHypotheses().stream()).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void fewerThanOneTreeIsAnErrorAtTheStart(int k) {
    assertThatThrownBy(() -> AnalysisEngineFactory.createEngine(KBestParser.class, KBestParser.PARAM_K, k))
        .isInstanceOf(ResourceInitializationException.class)
        .rootCause().hasMessage("parameter k must be 1 or more: " + k);
  }

  @ParameterizedTest
  @EnumSource(names = {"XMI", "XMI_1_1", "XCAS", "BINARY", "BINARY_TSI", "SERIALIZED_TSI", "COMPRESSED",
      "COMPRESSED_FILTERED", "COMPRESSED_FILTERED_TSI"})
  void listsSurviveSerialisation(SerialFormat format) throws Exception {
    JCas jcas = parse("k", 5, "arcProbabilities", true);
    JCas read = Documents.readBack(jcas, format);
    assertThat(KBestLists.lines(read)).isEqualTo(KBestLists.lines(jcas)).hasSizeGreaterThan(15);
    assertThat(Documents.arcs(read)).isEqualTo(Documents.arcs(jcas));
    AssertAnnotations.assertValid(read);
  }

  private static List<ScoredTrees> expected(int k) throws Exception {
    return TreebankReader.read(TinyModel.TEST_FILE).sentences().stream()
        .map(s -> KBestLists.of(library.parse(s.sentence(), k))).toList();
  }

  private static JCas parse(Object... parameters) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    run(KBestParser.class, jcas, parameters);
    return jcas;
  }

  private static void run(Class<? extends ParserEngine> type, JCas jcas, Object... parameters) throws Exception {
    AnalysisEngine engine = AnalysisEngineFactory.createEngine(type,
        Stream.concat(Stream.of(ParserEngine.PARAM_MODEL_LOCATION, model.toString()), Stream.of(parameters)).toArray());
    try {
      engine.process(jcas);
    } finally {
      engine.destroy();
    }
  }
}
