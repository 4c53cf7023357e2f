package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS_INTJ;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.fit.factory.AggregateBuilder;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasCopier;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.ParsedTextSentence;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.cli.CommandRun;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.TreebankReader;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.text.TextExamples;
import org.kerndep.text.TextSentence;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;
import org.kerndep.type.TagAlternatives;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/** Tags of which the tagger is unsure, on their way through the engines. */
class TagAlternativesIT {

  private static final String TEXT = "Old saws cut wet planks. Tom watches ducks near a sunken wreck. "
      + "Flying planes made Anna smile. The painted fence needs paint. Red hens peck. She likes fast runs.\n\n"
      + "Fish swim past that rusty anchor. Peter's torch lights dark caves, and bats leave.";

  @TempDir
  static Path directory;

  private static Path model;
  private static DependencyParser library;
  /** What the library makes of the text: tags and trees chosen together. */
  private static List<String> expected;

  @BeforeAll
  static void writeModel() throws Exception {
    ModelBundle ranking = TinyModel.reranking();
    RerankFunction function = ranking.reranker().orElseThrow().with(new ListRule(3, 0.2, 0));
    model = directory.resolve("unsure.kdp");
    ranking.withReranker(ranking.manifest(), function).withText(ranking.manifest(), TextExamples.english())
        .write(model);
    library = DependencyParser.load(model);
    expected = library.parse(TEXT).stream().flatMap(s -> lines(words(s), s.tree())).toList();
  }

  @Test
  void theLibraryCorrectsTags() {
    List<Sentence> first = library.tag(TEXT).stream().map(TextSentence::words).toList();
    assertThat(library.parse(TEXT).stream().map(TagAlternativesIT::words).toList()).isNotEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void theParserChoosesTagsAndTreesAsTheLibraryDoes(int threads) throws Exception {
    JCas jcas = tagged();
    run(KernelParser.class, jcas, "numThreads", threads);
    assertThat(lines(jcas)).isEqualTo(expected);
    AssertAnnotations.assertValid(jcas);
    run(KernelParser.class, jcas);
    assertThat(lines(jcas)).isEqualTo(expected);
  }

  @Test
  void theCommandLineGivesTheSame() throws Exception {
    Path text = Files.writeString(directory.resolve("text.txt"), TEXT);
    Path parsed = directory.resolve("parsed.conllu");
    CommandRun run = CommandRun.of("parse", "--model=" + model, text.toString(), "--output=" + parsed);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(TreebankReader.read(parsed).sentences().stream().flatMap(s -> lines(s.sentence(), s.tree())))
        .containsExactlyElementsOf(expected);
  }

  @Test
  void onlyUnsureSentencesHaveAlternativesAndTaggingAgainReplacesThem() throws Exception {
    JCas jcas = tagged();
    List<Integer> sizes = library.tag(TEXT).stream().map(s -> s.taggings().size()).filter(size -> size > 1).toList();
    assertThat(jcas.select(TagAlternatives.class).toList()).extracting(a -> a.getTaggings().size()).isEqualTo(sizes);
    List<String> once = CasText.of(jcas);
    run(KernelParser.class, jcas);
    run(KerndepTagger.class, jcas);
    assertThat(CasText.of(jcas).stream().filter(line -> line.startsWith("TagAlternatives")))
        .containsExactlyElementsOf(once.stream().filter(line -> line.startsWith("TagAlternatives")).toList());
    run(KernelParser.class, jcas);
    assertThat(lines(jcas)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rerankedListsGiveWhatTheParserGives(boolean ranked) throws Exception {
    JCas jcas = tagged();
    run(KBestParser.class, jcas, "rerank", ranked);
    run(KernelReranker.class, jcas);
    assertThat(lines(jcas)).isEqualTo(expected);
    JCas parsed = tagged();
    run(KBestParser.class, parsed);
    assertThat(lines(parsed)).isEqualTo(expected);
    assertThat(lists(jcas)).isEqualTo(lists(parsed));
    AssertAnnotations.assertValid(jcas);
    run(KernelReranker.class, jcas);
    assertThat(lists(jcas)).isEqualTo(lists(parsed));
  }

  @Test
  void listsHaveTheTagsAndProbabilitiesOfTheLibrary() throws Exception {
    JCas jcas = tagged();
    run(KBestParser.class, jcas, "k", 30, "arcProbabilities", true);
    List<TextSentence> sentences = library.tag(TEXT);
    List<KBestParses> lists = jcas.select(KBestParses.class).toList();
    int differing = 0;
    for (int i = 0; i < lists.size(); i++) {
      KBestList list = library.parse(sentences.get(i).taggings(), 30);
      for (int rank = 0; rank < list.size(); rank++) {
        Hypothesis hypothesis = lists.get(i).getHypotheses(rank);
        Sentence words = list.get(rank).sentence();
        if (hypothesis.getCoarseTags() == null) {
          assertThat(words).isEqualTo(list.best().sentence());
        } else {
          differing++;
          assertThat(hypothesis.getCoarseTags().toArray()).isEqualTo(column(words, Word::cpos));
          assertThat(hypothesis.getLemmas().toArray()).isEqualTo(column(words, Word::lemma));
        }
        if (sentences.get(i).taggings().size() > 1) {
          assertThat(hypothesis.getTagLogProbability()).isEqualTo(list.get(rank).tagging());
        }
      }
    }
    assertThat(differing).isPositive();
  }

  @Test
  void theSelectorSetsTagsAndTheListsKeepTheirs() throws Exception {
    JCas jcas = tagged();
    run(KBestParser.class, jcas);
    List<String> lists = lists(jcas);
    KBestParses list = jcas.select(KBestParses.class).filter(l -> other(l) != null).findFirst().orElseThrow();
    List<String> tags = List.of(other(list).getFineTags().toArray());
    AnalysisEngineFactory.createEngine(HypothesisSelector.class, "rank", other(list).getRank()).process(jcas);
    assertThat(CasSentences.tokens(list).stream().map(Token::getPosValue)).containsExactlyElementsOf(tags);
    AssertAnnotations.assertValid(jcas);
    AnalysisEngineFactory.createEngine(HypothesisSelector.class).process(jcas);
    assertThat(lines(jcas)).isEqualTo(expected);
    assertThat(lists(jcas)).isEqualTo(lists);
    AnalysisEngineFactory.createEngine(HypothesisSelector.class, "rank", 3).process(jcas);
    run(KernelReranker.class, jcas);
    assertThat(lines(jcas)).isEqualTo(expected);
    assertThat(lists(jcas)).isEqualTo(lists);
  }

  @Test
  void correctedTagsHaveTheTypesThatTheTaggerGivesThem() throws Exception {
    Path map = Files.writeString(directory.resolve("pos.map"), "*=" + POS_INTJ.class.getName() + "\n");
    Map<String, Object[]> parameters = Map.of(POS.class.getName(), new Object[] {"mappingEnabled", false},
        POS_INTJ.class.getName(), new Object[] {"POSMappingLocation", map.toString()});
    for (String type : parameters.keySet()) {
      JCas jcas = JCasFactory.createText(TEXT, "en");
      run(KerndepSegmenter.class, jcas);
      run(KerndepTagger.class, jcas, parameters.get(type));
      run(KernelParser.class, jcas);
      assertThat(lines(jcas)).isEqualTo(expected);
      assertThat(jcas.select(POS.class).toList()).hasSameSizeAs(expected)
          .allSatisfy(pos -> assertThat(pos.getType().getName()).isEqualTo(type));
    }
  }

  @Test
  void tagsAreCorrectedInTheViewThatEnginesAreMappedTo() throws Exception {
    JCas whole = tagged();
    List<String> before = CasText.of(whole);
    CAS cas = whole.getCas();
    new CasCopier(cas, cas).copyCasView(cas.getView(CAS.NAME_DEFAULT_SOFA), "parsed", true);
    AggregateBuilder mapped = new AggregateBuilder();
    for (Class<? extends AnalysisComponent> type : List.of(KBestParser.class, KernelReranker.class)) {
      mapped.add(AnalysisEngineFactory.createEngineDescription(type, "modelLocation", model.toString()),
          CAS.NAME_DEFAULT_SOFA, "parsed");
    }
    mapped.createAggregate().process(whole);
    assertThat(lines(whole.getView("parsed"))).isEqualTo(expected);
    assertThat(CasText.of(whole)).isEqualTo(before);
  }

  @Test
  void tagsThatSomebodyChangedStay() throws Exception {
    JCas jcas = tagged();
    jcas.select(Token.class).toList().forEach(token -> token.getLemma().setValue(token.getLemma().getValue() + "x"));
    List<Sentence> given = CasSentences.of(jcas, PosSource.AUTO).stream().map(CasSentence::sentence).toList();
    run(KernelParser.class, jcas);
    assertThat(lines(jcas)).isEqualTo(given.stream().flatMap(s -> lines(s, library.parse(s))).toList());

    JCas listed = tagged();
    run(KBestParser.class, listed);
    listed.select(Token.class).toList().forEach(token -> token.getLemma().setValue("x"));
    run(KernelReranker.class, listed);
    assertThat(listed.select(Token.class).toList()).extracting(Token::getLemmaValue).containsOnly("x");
    assertThat(listed.select(KBestParses.class).toList()).allSatisfy(list -> assertThat(other(list)).isNull());
  }

  @Test
  void tagsStayIfTheParameterSaysSoOrAnEngineCannotChoose() throws Exception {
    List<Sentence> first = library.tag(TEXT).stream().map(TextSentence::words).toList();
    List<String> given = first.stream().flatMap(s -> lines(s, library.parse(s))).toList();
    for (Class<? extends ParserEngine> type : List.of(KernelParser.class, KBestParser.class)) {
      JCas jcas = tagged();
      run(type, jcas, "correctTags", false);
      assertThat(lines(jcas)).isEqualTo(given).isNotEqualTo(expected);
    }
    JCas unranked = tagged();
    run(KernelParser.class, unranked, "rerank", false);
    assertThat(lines(unranked)).isEqualTo(
        first.stream().flatMap(s -> lines(s, library.withoutReranking().parse(s))).toList());
  }

  @Test
  void alternativesOutOfOrderAreRefused() throws Exception {
    JCas jcas = tagged();
    jcas.select(TagAlternatives.class).get(0).getTaggings(0).setLogProbability(-90);
    assertThatThrownBy(() -> run(KernelParser.class, jcas)).isInstanceOf(DocumentException.class)
        .hasMessageContainingAll("TagAlternatives", "more probable", "run KerndepTagger again", "correctTags=false");
  }

  @ParameterizedTest
  @EnumSource(names = {"XMI", "XMI_1_1", "XCAS", "BINARY_TSI", "SERIALIZED_TSI", "COMPRESSED_FILTERED_TSI"})
  void alternativesAndListsSurviveEveryFormat(SerialFormat format) throws Exception {
    JCas read = Documents.readBack(tagged(), format);
    AssertAnnotations.assertValid(read);
    run(KBestParser.class, read, "rerank", false);
    JCas again = Documents.readBack(read, format);
    assertThat(CasText.of(again)).isEqualTo(CasText.of(read));
    run(KernelReranker.class, again);
    assertThat(lines(again)).isEqualTo(expected);
    AssertAnnotations.assertValid(again);
  }

  /** A hypothesis of a list that has other tags than the first, or null. */
  private static Hypothesis other(KBestParses list) {
    return list.getHypotheses().stream().filter(h -> h.getFineTags() != null).findFirst().orElse(null);
  }

  private static JCas tagged() throws Exception {
    JCas jcas = JCasFactory.createText(TEXT, "en");
    run(KerndepSegmenter.class, jcas);
    run(KerndepTagger.class, jcas);
    return jcas;
  }

  private static void run(Class<? extends AnalysisComponent> type, JCas jcas, Object... parameters) throws Exception {
    AnalysisEngine engine = AnalysisEngineFactory.createEngine(type,
        Stream.concat(Stream.of("modelLocation", model.toString()), Stream.of(parameters)).toArray());
    try {
      engine.process(jcas);
    } finally {
      engine.destroy();
    }
  }

  private static String[] column(Sentence sentence, Function<Word, String> value) {
    return sentence.words().stream().map(value).toArray(String[]::new);
  }

  private static Sentence words(ParsedTextSentence sentence) {
    return sentence.text().words();
  }

  /** A line for each word of a document, with its columns and arc. */
  private static List<String> lines(JCas jcas) throws Exception {
    CasTrees trees = new CasTrees(jcas);
    List<String> lines = new ArrayList<>();
    for (CasSentence sentence : CasSentences.of(jcas, PosSource.AUTO)) {
      lines(sentence.sentence(), trees.of(sentence).tree()).forEach(lines::add);
    }
    return lines;
  }

  private static Stream<String> lines(Sentence sentence, DependencyTree tree) {
    return Stream.iterate(1, m -> m <= sentence.size(), m -> m + 1).map(m -> Map.entry(m, sentence.word(m)))
        .map(word -> word + " " + tree.head(word.getKey()) + " " + tree.label(word.getKey()));
  }

  private static List<String> lists(JCas jcas) {
    return CasText.of(jcas).stream().filter(line -> line.startsWith("KBestParses")).toList();
  }
}
