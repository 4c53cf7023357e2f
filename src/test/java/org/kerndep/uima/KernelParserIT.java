package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.io.conll.ConllUWriter;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Word;
import org.kerndep.io.TreebankReader;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

class KernelParserIT {

  @TempDir
  static Path directory;

  private static DependencyParser library;
  private static AnalysisEngine engine;

  @BeforeAll
  static void makeEngine() throws Exception {
    Path model = TinyModel.writeTo(directory);
    library = DependencyParser.load(model);
    engine = AnalysisEngineFactory.createEngine(KernelParser.class,
        KernelParser.PARAM_MODEL_LOCATION, model.toString(), KernelParser.PARAM_MAPPING_ENABLED, false);
  }

  @AfterAll
  static void destroyEngine() {
    engine.destroy();
  }

  @Test
  void aPipelineWritesTheTreesOfTheLibrary() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    Path output = directory.resolve("pipeline");
    SimplePipeline.runPipeline(jcas, engine, AnalysisEngineFactory.createEngine(ConllUWriter.class,
        ConllUWriter.PARAM_TARGET_LOCATION, output.toString()));
    List<ParsedSentence> written = TreebankReader.read(output.resolve("english-test.conllu.conllu")).sentences();
    List<ParsedSentence> gold = TreebankReader.read(TinyModel.TEST_FILE).sentences();
    assertThat(written).containsExactlyElementsOf(gold.stream()
        .map(g -> new ParsedSentence(g.sentence(), library.parse(g.sentence()))).toList());
    assertThat(written).isNotEqualTo(gold);
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void parsesASentence() throws Exception {
    JCas jcas = Documents.of("en", "Dogs/NOUN/NNS", "bark/VERB/VBP", "loudly/ADV/RB");
    engine.process(jcas);
    AssertAnnotations.assertDependencies(new String[] {
        "[  0,  4]Dependency(nsubj,basic) D[0,4](Dogs) G[5,9](bark)",
        "[  5,  9]ROOT(root,basic) D[5,9](bark) G[5,9](bark)",
        "[ 10, 16]Dependency(advmod,basic) D[10,16](loudly) G[5,9](bark)"}, jcas.select(Dependency.class).toList());
  }

  @Test
  void aSentenceOfOneWordIsItsRoot() throws Exception {
    JCas jcas = Documents.of("en", "Stop/VERB/VB");
    engine.process(jcas);
    ROOT root = jcas.select(ROOT.class).single();
    assertThat(root.getGovernor()).isSameAs(root.getDependent()).isEqualTo(jcas.select(Token.class).single());
  }

  @Test
  void goldTreesDoNotInfluenceTheResultAndGoAway() throws Exception {
    JCas gold = Documents.read(TinyModel.TEST_FILE);
    JCas bare = Documents.read(TinyModel.TEST_FILE);
    bare.select(Dependency.class).toList().forEach(Dependency::removeFromIndexes);
    engine.process(gold);
    engine.process(bare);
    assertThat(arcs(gold)).isEqualTo(arcs(bare)).hasSameSizeAs(gold.select(Token.class).toList());
  }

  @Test
  void parsingTwiceGivesTheSameDependenciesOnce() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    engine.process(jcas);
    List<String> once = arcs(jcas);
    engine.process(jcas);
    assertThat(arcs(jcas)).isEqualTo(once);
  }

  @Test
  void enhancedDependenciesStay() throws Exception {
    Path file = Files.writeString(directory.resolve("enhanced.conllu"), """
        1\tDogs\tdog\tNOUN\tNNS\t_\t2\tnsubj\t2:nsubj\t_
        2\tbark\tbark\tVERB\tVBP\t_\t0\troot\t0:root\t_

        """);
    JCas jcas = Documents.read(file);
    engine.process(jcas);
    assertThat(jcas.select(Dependency.class).map(Dependency::getFlavor).collect(Collectors.toList()))
        .containsExactlyInAnyOrder("basic", "basic", "enhanced", "enhanced");
  }

  @Test
  void wordsOfASurfaceFormAreParsedOneByOne() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    engine.process(jcas);
    assertThat(jcas.select(SurfaceForm.class).map(SurfaceForm::getValue).collect(Collectors.toList()))
        .contains("Don't", "isn't");
    jcas.select(Token.class).forEach(token -> assertThat(jcas.select(Dependency.class)
        .filter(d -> d.getDependent() == token).toList()).hasSize(1));
  }

  @Test
  void lemmasAndFeaturesMayBeMissing() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    jcas.select(Token.class).forEach(token -> {
      token.setLemma(null);
      token.setMorph(null);
    });
    jcas.select(Lemma.class).toList().forEach(Lemma::removeFromIndexes);
    jcas.select(MorphologicalFeatures.class).toList().forEach(MorphologicalFeatures::removeFromIndexes);
    engine.process(jcas);
    List<DependencyTree> expected = TreebankReader.read(TinyModel.TEST_FILE).sentences().stream()
        .map(s -> library.parse(new org.kerndep.data.Sentence(s.sentence().words().stream()
            .map(w -> new Word(w.form(), "_", w.cpos(), w.pos(), "_")).toList()))).toList();
    CasTrees trees = new CasTrees(jcas);
    List<CasSentence> sentences = CasSentences.of(jcas, PosSource.AUTO);
    for (int i = 0; i < expected.size(); i++) {
      assertThat(trees.of(sentences.get(i)).tree()).isEqualTo(expected.get(i));
    }
  }

  @Test
  void missingPartsOfSpeechAreAnErrorThatNamesDocumentTypeAndRemedy() throws Exception {
    JCas jcas = Documents.of("en", "Dogs", "bark");
    assertThatThrownBy(() -> engine.process(jcas)).isInstanceOf(DocumentException.class)
        .hasMessageContainingAll("doc-7", POS.class.getName(), "tagger");
    assertThat(jcas.select(Dependency.class).toList()).isEmpty();
  }

  @Test
  void aWordWithoutPartOfSpeechIsNoError() throws Exception {
    JCas jcas = Documents.of("en", "Dogs/NOUN/NNS", "bark");
    engine.process(jcas);
    assertThat(jcas.select(Dependency.class).toList()).hasSize(2);
  }

  @Test
  void aDocumentWithNothingToParseIsNoError() throws Exception {
    engine.process(JCasFactory.createJCas());
    engine.process(JCasFactory.createText(""));
    JCas withoutTokens = JCasFactory.createText("Dogs bark");
    engine.process(withoutTokens);
    new Sentence(withoutTokens, 0, 9).addToIndexes();
    engine.process(withoutTokens);
    assertThat(withoutTokens.select(Dependency.class).toList()).isEmpty();
  }

  private static List<String> arcs(JCas jcas) {
    return jcas.select(Dependency.class).map(d -> d.getBegin() + "<-" + d.getGovernor().getBegin() + ":"
        + d.getDependencyType()).collect(Collectors.toList());
  }
}
