package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.io.TreebankReader;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/** Engines on documents without the annotations that the model was trained with. */
class MissingInputIT {

  @TempDir
  static Path directory;

  private static Path model;

  @BeforeAll
  static void writeModel() throws Exception {
    model = TinyModel.writeRerankingTo(directory);
  }

  @ParameterizedTest
  @ValueSource(classes = {KernelParser.class, KBestParser.class, KernelReranker.class})
  void missingPartsOfSpeechAreAnErrorUnlessTheEngineIsLenient(Class<? extends ModelEngine> type) throws Exception {
    JCas jcas = without(type, MissingInputIT::removePos);
    List<String> before = Documents.arcs(jcas);
    AnalysisEngine strict = engine(type);
    assertThatThrownBy(() -> strict.process(jcas)).isInstanceOf(DocumentException.class).hasMessageContainingAll(
        "english-test.conllu: the sentence at character 0 has no " + POS.class.getName(), "posSource=auto",
        "OpenNlpPosTagger", "lenient=true");
    assertThat(Documents.arcs(jcas)).isEqualTo(before);
    AnalysisEngine lenient = engine(type, "lenient", true);
    assertThat(Logs.of(() -> lenient.process(jcas))).containsOnlyOnce("the sentence at character 0 has no")
        .contains("english-test.conllu", POS.class.getName(), "OpenNlpPosTagger").doesNotContain("lenient=");
    assertThat(Logs.of(() -> lenient.process(jcas))).isEmpty();
    assertThat(jcas.select(Dependency.class).toList()).hasSameSizeAs(jcas.select(Token.class).toList());
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void aLenientParserUsesAbsentTags() throws Exception {
    JCas jcas = without(KernelParser.class, MissingInputIT::removePos);
    engine(KernelParser.class, "lenient", true).process(jcas);
    assertTrees(jcas, word -> new Word(word.form(), word.lemma(), "_", "_", word.feats()));
  }

  @ParameterizedTest
  @ValueSource(classes = {KernelParser.class, KBestParser.class, KernelReranker.class})
  void missingLemmasAndFeaturesAreWarningsGivenOncePerEngine(Class<? extends ModelEngine> type) throws Exception {
    for (boolean lenient : new boolean[] {false, true}) {
      AnalysisEngine engine = engine(type, "lenient", lenient);
      JCas lemmas = without(type, token -> token.setLemma(null));
      assertThat(Logs.of(() -> engine.process(lemmas)))
          .containsOnlyOnce("english-test.conllu: no word has a " + Lemma.class.getName())
          .contains("MateLemmatizer").doesNotContain("Morph");
      JCas features = without(type, token -> token.setMorph(null));
      assertThat(Logs.of(() -> engine.process(features)))
          .containsOnlyOnce("english-test.conllu: no word has a " + MorphologicalFeatures.class.getName())
          .contains("MateMorphTagger").doesNotContain("Lemma");
      JCas both = without(type, token -> {
        token.setLemma(null);
        token.setMorph(null);
      });
      assertThat(Logs.of(() -> engine.process(both))).isEmpty();
      assertThat(both.select(Dependency.class).toList()).hasSameSizeAs(both.select(Token.class).toList());
    }
  }

  @Test
  void aDocumentWithSomeLemmasAndFeaturesIsNoneOfThese() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    jcas.select(Token.class).toList().subList(1, 100).forEach(token -> {
      token.setLemma(null);
      token.setMorph(null);
    });
    assertThat(Logs.of(() -> engine(KernelParser.class).process(jcas))).isEmpty();
  }

  @Test
  void aModelTrainedWithoutThemMissesNothing() throws Exception {
    Treebank bare = new Treebank(Examples.read(Examples.ENGLISH_TRAIN).sentences().stream()
        .map(s -> new ParsedSentence(words(s.sentence(), w -> new Word(w.form(), "_", "_", "_", "_")), s.tree()))
        .toList());
    Path file = directory.resolve("bare.kdp");
    Examples.train(bare, Examples.SMALL, 1).write(file);
    AnalysisEngine engine =
        AnalysisEngineFactory.createEngine(KernelParser.class, KernelParser.PARAM_MODEL_LOCATION, file.toString());
    JCas jcas = Documents.of("en", "Dogs", "bark");
    assertThat(Logs.of(() -> engine.process(jcas))).doesNotContain("WARN");
    assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
  }

  @Test
  void tagsThatTheModelHasNeverSeenAreAWarningGivenOncePerEngine() throws Exception {
    AnalysisEngine engine = engine(KernelParser.class);
    assertThat(Logs.of(() -> engine.process(tagged("N1")))).containsOnlyOnce(
        "doc-7: the model knows none of the tags, such as N1, but tags such as ADJ").contains("posSource (it is auto)");
    assertThat(Logs.of(() -> engine.process(tagged("N1")))).isEmpty();
    assertThat(Logs.of(() -> engine(KernelParser.class).process(tagged("VERB")))).doesNotContain("knows none");
  }

  @Test
  void tagsOfATaggerWithUdTagsNeedNoSetting() throws Exception {
    JCas jcas = without(KernelParser.class, token -> {
      token.getPos().setPosValue(token.getPos().getCoarseValue());
      token.getPos().setCoarseValue(null);
    });
    assertThat(Logs.of(() -> engine(KernelParser.class).process(jcas))).isEmpty();
    assertTrees(jcas, word -> new Word(word.form(), word.lemma(), word.cpos(), word.cpos(), word.feats()));
  }

  private static JCas tagged(String tag) throws Exception {
    JCas jcas = Documents.of("en", "Dogs//" + tag, "bark//" + tag);
    Token token = jcas.select(Token.class).get(0);
    token.setLemma(new Lemma(jcas, 0, 4));
    token.getLemma().setValue("dog");
    token.setMorph(new MorphologicalFeatures(jcas, 0, 4));
    token.getMorph().setValue("Number=Plur");
    return jcas;
  }

  private static void removePos(Token token) {
    token.getPos().removeFromIndexes();
    token.setPos(null);
  }

  /** The test document with its tokens changed, and for a reranker with lists of trees. */
  private static JCas without(Class<? extends ModelEngine> type, Consumer<Token> change) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    if (type == KernelReranker.class) {
      engine(KBestParser.class).process(jcas);
    }
    jcas.select(Token.class).forEach(change);
    return jcas;
  }

  /** The trees are those that the library gives the test sentences with their words changed. */
  private static void assertTrees(JCas jcas, UnaryOperator<Word> change) throws Exception {
    DependencyParser library = DependencyParser.load(model);
    List<DependencyTree> expected = TreebankReader.read(TinyModel.TEST_FILE).sentences().stream()
        .map(s -> library.parse(words(s.sentence(), change))).toList();
    CasTrees trees = new CasTrees(jcas);
    List<CasSentence> sentences = CasSentences.of(jcas, PosSource.AUTO);
    for (int i = 0; i < expected.size(); i++) {
      assertThat(trees.of(sentences.get(i)).tree()).isEqualTo(expected.get(i));
    }
  }

  private static Sentence words(Sentence sentence, UnaryOperator<Word> change) {
    return new Sentence(sentence.words().stream().map(change).toList());
  }

  /** An engine that has loaded its model. */
  private static AnalysisEngine engine(Class<? extends ModelEngine> type, Object... parameters) throws Exception {
    ModelCache.SHARED.get(model.toUri().toURL());
    return AnalysisEngineFactory.createEngine(type,
        Stream.concat(Stream.of("modelLocation", model.toString()), Stream.of(parameters)).toArray());
  }
}
