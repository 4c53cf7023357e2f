package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.data.KBestList;
import org.kerndep.io.TreebankReader;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasHypothesis;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;

class KernelRerankerIT {

  @TempDir
  static Path directory;

  /** A base model alone, and the same with a reranker. */
  private static Path base;
  private static Path model;
  private static List<String> bestArcs;
  private static List<String> rankedLists;

  @BeforeAll
  static void writeModels() throws Exception {
    base = TinyModel.writeTo(directory);
    model = TinyModel.writeRerankingTo(directory);
    bestArcs = Documents.arcs(parse(KernelParser.class, model));
    rankedLists = KBestLists.lines(parse(KBestParser.class, model));
  }

  @Test
  void theParsersRankUnlessToldNotTo() throws Exception {
    List<String> baseArcs = Documents.arcs(parse(KernelParser.class, base));
    assertThat(bestArcs).isNotEqualTo(baseArcs);
    assertThat(Documents.arcs(parse(KernelParser.class, model, "rerank", false))).isEqualTo(baseArcs);
    assertThat(Documents.arcs(parse(KBestParser.class, model))).isEqualTo(bestArcs);
    assertThat(Documents.arcs(parse(KBestParser.class, model, "k", 2))).isEqualTo(bestArcs);
    assertThat(KBestLists.lines(parse(KBestParser.class, model, "rerank", false)))
        .isEqualTo(KBestLists.lines(parse(KBestParser.class, base))).isNotEqualTo(rankedLists);
  }

  @Test
  void listsHaveTheScoresOfTheLibrary() throws Exception {
    DependencyParser library = DependencyParser.load(model);
    List<KBestList> expected = TreebankReader.read(TinyModel.TEST_FILE).sentences().stream()
        .map(s -> library.parse(s.sentence(), TinyModel.TREES)).toList();
    List<KBestParses> lists = parse(KBestParser.class, model).select(KBestParses.class).toList();
    assertThat(lists).hasSameSizeAs(expected).allSatisfy(l -> assertThat(l.getModel()).isEqualTo(library.baseHash()));
    for (int i = 0; i < lists.size(); i++) {
      assertThat(lists.get(i).getHypotheses().stream().map(KernelRerankerIT::scores))
          .containsExactlyElementsOf(expected.get(i).hypotheses().stream().map(KernelRerankerIT::scores).toList());
      assertThat(lists.get(i).getHypotheses()).extracting(Hypothesis::getProbability)
          .startsWith(library.probabilities(expected.get(i)).tree(0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"base", "unranked", "ranked"})
  void ranksListsOfTheSameBaseModelAsTheParsersDo(String lists) throws Exception {
    JCas jcas = switch (lists) {
      case "base" -> parse(KBestParser.class, base);
      case "unranked" -> parse(KBestParser.class, model, "rerank", false);
      default -> parse(KBestParser.class, model);
    };
    run(KernelReranker.class, model, jcas);
    assertRanked(jcas);
    run(KernelReranker.class, model, jcas);
    assertRanked(jcas);
  }

  @ParameterizedTest
  @EnumSource(names = {"XMI", "XMI_1_1", "XCAS", "BINARY", "BINARY_TSI", "SERIALIZED_TSI", "COMPRESSED",
      "COMPRESSED_FILTERED", "COMPRESSED_FILTERED_TSI"})
  void ranksListsThatWereReadBack(SerialFormat format) throws Exception {
    JCas jcas = Documents.readBack(parse(KBestParser.class, base), format);
    run(KernelReranker.class, model, jcas);
    assertRanked(jcas);
    assertRanked(Documents.readBack(jcas, format));
  }

  @Test
  void threadsDoNotChangeTheResult() throws Exception {
    JCas jcas = parse(KBestParser.class, base);
    run(KernelReranker.class, model, jcas, "numThreads", 2);
    assertRanked(jcas);
  }

  @Test
  void theSelectorGoesByTheNewOrder() throws Exception {
    JCas jcas = parse(KBestParser.class, base);
    run(KernelReranker.class, model, jcas);
    AnalysisEngineFactory.createEngine(HypothesisSelector.class).process(jcas);
    assertThat(Documents.arcs(jcas)).isEqualTo(bestArcs);
    AnalysisEngineFactory.createEngine(HypothesisSelector.class, "rank", 2).process(jcas);
    JCas second = parse(KBestParser.class, model);
    AnalysisEngineFactory.createEngine(HypothesisSelector.class, "rank", 2).process(second);
    assertThat(Documents.arcs(jcas)).isEqualTo(Documents.arcs(second)).isNotEqualTo(bestArcs);
  }

  @Test
  void sentencesWithoutListStayAsTheyAreWhichIsLoggedOnce() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    List<String> gold = Documents.arcs(jcas);
    assertThat(Logs.of(() -> run(KernelReranker.class, model, jcas)))
        .containsOnlyOnce("15 of 15 sentences have no list of trees").contains("english-test.conllu", "KBestParser");
    assertThat(Documents.arcs(jcas)).isEqualTo(gold);

    JCas some = parse(KBestParser.class, base);
    List<String> unranked = Documents.arcs(some);
    KBestParses third = some.select(KBestParses.class).get(2);
    third.removeFromIndexes();
    new Sentence(some, 0, 0).addToIndexes();
    assertThat(Logs.of(() -> run(KernelReranker.class, model, some)))
        .containsOnlyOnce("1 of 16 sentences have no list of trees");
    int from = some.select(Dependency.class).coveredBy(0, third.getBegin()).toList().size();
    int to = from + CasSentences.tokens(third).size();
    List<String> expected = new ArrayList<>(bestArcs);
    expected.subList(from, to).clear();
    expected.addAll(from, unranked.subList(from, to));
    assertThat(Documents.arcs(some)).isEqualTo(expected);
    assertThat(Logs.of(() -> run(KernelReranker.class, model, parse(KBestParser.class, base))))
        .doesNotContain("no list");
  }

  @Test
  void aModelWithoutRerankerIsRefusedWithAWayToGetOne() throws Exception {
    JCas jcas = parse(KBestParser.class, base);
    assertRefused(jcas, base, "tiny.kdp has no reranker", "--base-only", "kerndep train --base");
  }

  @Test
  void listsOfAnotherModelAreRefused() throws Exception {
    JCas jcas = parse(KBestParser.class, base);
    KBestParses second = jcas.select(KBestParses.class).get(1);
    second.setModel("0123456789abcdef");
    assertRefused(jcas, model, "character " + second.getBegin(), "made by base model 0123456789abcdef",
        "tiny-reranking.kdp was trained for " + TinyModel.bundle().baseHash(), "run KBestParser with the same model");
    second.setModel(null);
    assertRefused(jcas, model, "it does not say which model made it", "KBestParser");
  }

  @Test
  void listsThatDoNotFitTheirSentencesAreRefused() throws Exception {
    JCas jcas = parse(KBestParser.class, base);
    Token token = jcas.select(Token.class).get(0);
    new Token(jcas, token.getBegin(), token.getBegin() + 1).addToIndexes();
    assertRefused(jcas, model, "character 0", "words for", "run KBestParser after");
    jcas.select(Token.class).toList().forEach(Token::removeFromIndexes);
    assertRefused(jcas, model, "words for 0 tokens");
    KBestParses first = jcas.select(KBestParses.class).get(0);
    first.setHypotheses(null);
    assertThatThrownBy(() -> run(KernelReranker.class, model, jcas)).hasMessageContaining("at least one tree");
  }

  @Test
  void missingPartsOfSpeechAreAnErrorOnlyUnderAList() throws Exception {
    JCas jcas = parse(KBestParser.class, base);
    KBestParses first = jcas.select(KBestParses.class).get(0);
    CasSentences.tokens(first).forEach(token -> token.setPos(null));
    assertRefused(jcas, model, "the sentence at character 0 has no", "posSource");
    first.removeFromIndexes();
    run(KernelReranker.class, model, jcas);
  }

  @Test
  void aDocumentWithoutTextIsNoError() throws Exception {
    run(KernelReranker.class, model, JCasFactory.createJCas());
    run(KernelReranker.class, model, JCasFactory.createText("", "en"));
  }

  private static void assertRanked(JCas jcas) {
    assertThat(Documents.arcs(jcas)).isEqualTo(bestArcs);
    assertThat(KBestLists.lines(jcas)).isEqualTo(rankedLists);
    AssertAnnotations.assertValid(jcas);
  }

  private static void assertRefused(JCas jcas, Path with, String... message) {
    List<String> lists = KBestLists.lines(jcas);
    List<String> arcs = Documents.arcs(jcas);
    assertThatThrownBy(() -> run(KernelReranker.class, with, jcas)).isInstanceOf(DocumentException.class)
        .hasMessageContaining("english-test.conllu: ").hasMessageContainingAll(message);
    assertThat(KBestLists.lines(jcas)).isEqualTo(lists);
    assertThat(Documents.arcs(jcas)).isEqualTo(arcs);
  }

  private static String scores(Hypothesis hypothesis) {
    return new CasHypothesis(hypothesis).tree() + " " + hypothesis.getBaseScore() + " "
        + hypothesis.getRerankScore() + " " + hypothesis.getScore();
  }

  private static String scores(org.kerndep.data.Hypothesis hypothesis) {
    return hypothesis.tree() + " " + hypothesis.base() + " " + hypothesis.rerank() + " " + hypothesis.score();
  }

  private static JCas parse(Class<? extends ParserEngine> type, Path with, Object... parameters) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    run(type, with, jcas, parameters);
    return jcas;
  }

  private static void run(Class<? extends AnalysisComponent> type, Path with, JCas jcas, Object... parameters)
      throws Exception {
    AnalysisEngine engine = AnalysisEngineFactory.createEngine(type,
        Stream.concat(Stream.of("modelLocation", with.toString()), Stream.of(parameters)).toArray());
    try {
      engine.process(jcas);
    } finally {
      engine.destroy();
    }
  }
}
