package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.DependencyParser;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/** The parameters that choose what is parsed and how. */
class KernelParserParameterIT {

  @TempDir
  static Path directory;

  private static Path model;

  @BeforeAll
  static void writeModel() throws Exception {
    model = TinyModel.writeTo(directory);
  }

  @Test
  void sentencesAreParsedUpToTheLimit() throws Exception {
    int words = Documents.read(TinyModel.TEST_FILE).select(Dependency.class).toList().size();
    List<Integer> lengths = CasSentences.of(Documents.read(TinyModel.TEST_FILE), PosSource.AUTO).stream()
        .map(s -> s.tokens().size()).toList();
    int limit = lengths.get(0);
    assertThat(parse().select(Dependency.class).toList()).hasSize(words);
    assertThat(parse("maxSentenceLength", 0).select(Dependency.class).toList()).hasSize(words);
    int within = lengths.stream().filter(n -> n <= limit).mapToInt(n -> n).sum();
    assertThat(within).isBetween(limit, words - 1);
    // The gold trees of longer sentences are gone too.
    assertThat(parse("maxSentenceLength", limit).select(Dependency.class).toList()).hasSize(within);
  }

  @Test
  void longSentencesAreLoggedOncePerDocument() throws Exception {
    String log = Logs.of(() -> parse("maxSentenceLength", 5));
    assertThat(log).containsOnlyOnce("maxSentenceLength").containsPattern("english-test.conllu: \\d+ of 15 sentences");
    assertThat(Logs.of(() -> parse("maxSentenceLength", 500))).doesNotContain("maxSentenceLength");
  }

  @Test
  void aLongSentenceMayLackPartsOfSpeech() throws Exception {
    JCas jcas = Documents.of("en", "Dogs", "bark", "loudly");
    engine("maxSentenceLength", 2).process(jcas);
    assertThat(jcas.select(Dependency.class).toList()).isEmpty();
  }

  @Test
  void threadsDoNotChangeTheResult() throws Exception {
    assertThat(Documents.arcs(parse("numThreads", 2))).isEqualTo(Documents.arcs(parse("numThreads", 1)));
  }

  @Test
  void threadsAreStartedAsAskedAndEndWithTheEngine() throws Exception {
    assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "DKPro starts no more threads than there are cores");
    Set<Thread> before = workers();
    AnalysisEngine one = engine("numThreads", 1);
    one.process(Documents.read(TinyModel.TEST_FILE));
    assertThat(newSince(before)).isEmpty();
    AnalysisEngine two = engine("numThreads", 2);
    two.process(Documents.read(TinyModel.TEST_FILE));
    Set<Thread> started = newSince(before);
    assertThat(started).hasSize(1);
    one.destroy();
    two.destroy();
    for (Thread thread : started) {
      thread.join(10_000);
      assertThat(thread.isAlive()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"auto,NOUN,NNS,NOUN,NNS", "coarse,NOUN,NNS,NOUN,_", "fine,X,NOUN,NOUN,NOUN"})
  void thePosSourceChoosesTheTagsTheParserSees(String source, String coarse, String fine, String upos, String xpos)
      throws Exception {
    JCas jcas = Documents.of("en", "Run/" + coarse + "/" + fine, "dogs/" + coarse + "/" + fine, "saw/VERB/VERB");
    engine("posSource", source).process(jcas);
    String verb = source.equals("coarse") ? "_" : "VERB";
    DependencyTree expected = DependencyParser.load(model).parse(new Sentence(List.of(
        new Word("Run", "_", upos, xpos, "_"), new Word("dogs", "_", upos, xpos, "_"),
        new Word("saw", "_", "VERB", verb, "_"))));
    assertThat(jcas.select(Dependency.class).map(Dependency::getDependencyType).collect(Collectors.toList()))
        .containsExactly(expected.label(1), expected.label(2), expected.label(3));
  }

  @Test
  void thePosSourceChangesTheTrees() throws Exception {
    List<String> auto = Documents.arcs(parse("posSource", "auto"));
    assertThat(Documents.arcs(parse())).isEqualTo(auto);
    assertThat(Documents.arcs(parse("posSource", "coarse"))).isNotEqualTo(auto);
    assertThat(Documents.arcs(parse("posSource", "fine"))).isNotEqualTo(auto);
  }

  @Test
  void aSourceThatHoldsNothingIsAnErrorThatNamesIt() throws Exception {
    assertThatThrownBy(() -> engine("posSource", "coarse").process(Documents.of("en", "Dogs//NNS", "bark//VBP")))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("doc-7", "posSource=coarse", "tagger");
  }

  @ParameterizedTest
  @CsvSource({"posSource,upos,'auto, coarse or fine: upos'", "posSource,'','auto, coarse or fine'",
      "maxSentenceLength,-1,0 (no limit) or more: -1"})
  void invalidValuesAreErrorsAtTheStart(String parameter, String value, String message) {
    Object typed = parameter.equals("posSource") ? value : Integer.valueOf(value);
    assertThatThrownBy(() -> engine(parameter, typed)).isInstanceOf(ResourceInitializationException.class)
        .rootCause().hasMessageContainingAll(parameter, message);
  }

  private static JCas parse(Object... parameters) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    AnalysisEngine engine = engine(parameters);
    engine.process(jcas);
    engine.destroy();
    return jcas;
  }

  private static AnalysisEngine engine(Object... parameters) throws Exception {
    return AnalysisEngineFactory.createEngine(KernelParser.class,
        Stream.concat(Stream.of(KernelParser.PARAM_MODEL_LOCATION, model.toString()), Stream.of(parameters)).toArray());
  }

  private static Set<Thread> workers() {
    return Thread.getAllStackTraces().keySet().stream().filter(t -> t.getName().startsWith("kerndep-worker"))
        .collect(Collectors.toSet());
  }

  private static Set<Thread> newSince(Set<Thread> before) {
    Set<Thread> started = new HashSet<>(workers());
    started.removeAll(before);
    return started;
  }
}
