package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.synthetic.SyntheticGrammar;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/** An annotation layer of a user, from training to parsing. */
class UserLayerIT {

  private static final String[] SETTINGS = {"part-bits=16", "label-bits=16", "decoder=eisner", "epochs=2", "folds=2",
      "k=8", "rerank-iterations=2"};
  private static final Treebank TEST = SyntheticGrammar.generateWithClasses(60, 2);

  @TempDir
  static Path directory;

  private static Path plain;
  private static Path layered;

  @BeforeAll
  static void train() throws Exception {
    plain = train("plain.kdp");
    layered = train("layered.kdp", "properties", new String[] {LayeredDocuments.LAYER});
  }

  private static Path train(String name, Object... more) throws Exception {
    Path model = directory.resolve(name);
    AnalysisEngine trainer = AnalysisEngineFactory.createEngine(KernelParserTrainer.class, Stream.concat(
        Stream.of("language", "x-made-up", "targetLocation", model.toFile(), "settings", SETTINGS),
        Stream.of(more)).toArray());
    trainer.process(LayeredDocuments.of(SyntheticGrammar.generateWithClasses(150, 1), directory));
    trainer.collectionProcessComplete();
    trainer.destroy();
    return model;
  }

  private static AnalysisEngine engine(Class<? extends AnalysisComponent> type, Path model, Object... more)
      throws Exception {
    return AnalysisEngineFactory.createEngine(type,
        Stream.concat(Stream.of("modelLocation", model.toString()), Stream.of(more)).toArray());
  }

  private static JCas parse(Path model, Object... more) throws Exception {
    JCas jcas = LayeredDocuments.of(TEST, directory);
    engine(KernelParser.class, model, more).process(jcas);
    return jcas;
  }

  /** Unlabelled attachment score, 0 to 100. */
  private static double uas(JCas jcas) throws Exception {
    CasTrees trees = new CasTrees(jcas);
    List<CasSentence> sentences = CasSentences.of(jcas, PosSource.AUTO);
    long right = 0;
    for (int i = 0; i < sentences.size(); i++) {
      DependencyTree tree = trees.of(sentences.get(i)).tree();
      for (int m = 1; m <= tree.size(); m++) {
        right += tree.head(m) == TEST.sentences().get(i).tree().head(m) ? 1 : 0;
      }
    }
    return 100.0 * right / TEST.wordCount();
  }

  @Test
  void anAnnotationThatOnlyTheKernelComparesRaisesAccuracy() throws Exception {
    double without = uas(parse(plain));
    assertThat(uas(parse(layered))).isGreaterThan(without + 5);
    assertThat(Documents.arcs(parse(layered, "rerank", false))).as("base parser")
        .isEqualTo(Documents.arcs(parse(plain, "rerank", false)));
  }

  @Test
  void anAnnotationThatTemplatesNameRaisesTheAccuracyOfTheBaseParser() throws Exception {
    Path templates = Files.writeString(directory.resolve("my.templates"), TemplateSet.standard()
        + "arc h.Field/value m.Field/value dd?\nprune h.Field/value m.Field/value\n");
    Path model = train("templates.kdp", "templates", templates.toString(), "baseOnly", true);
    assertThat(uas(parse(model))).isGreaterThan(uas(parse(plain)) + 5);
    JCas bare = LayeredDocuments.withoutClasses(TEST, directory);
    assertThat(Logs.of(() -> engine(KernelParser.class, model).process(bare)))
        .containsOnlyOnce("no token has a value in the layer Field/value");
  }

  @Test
  void listsAreRankedWithTheLayer() throws Exception {
    List<String> best = Documents.arcs(parse(layered));
    JCas jcas = LayeredDocuments.of(TEST, directory);
    engine(KBestParser.class, layered, "k", 8).process(jcas);
    assertThat(Documents.arcs(jcas)).isEqualTo(best);
    List<String> lists = KBestLists.lines(jcas);
    engine(KBestParser.class, layered, "k", 8, "rerank", false).process(jcas);
    assertThat(Documents.arcs(jcas)).isNotEqualTo(best);
    engine(KernelReranker.class, layered).process(jcas);
    assertThat(Documents.arcs(jcas)).isEqualTo(best);
    assertThat(KBestLists.lines(jcas)).isEqualTo(lists).hasSize(jcas.select(KBestParses.class).mapToInt(
        CasHypotheses::size).sum());
  }

  @ParameterizedTest
  @ValueSource(classes = {KernelParser.class, KBestParser.class})
  void aDocumentWithoutTheLayerIsParsedAndLoggedOnce(Class<? extends AnalysisComponent> type) throws Exception {
    JCas bare = LayeredDocuments.withoutClasses(TEST, directory);
    AnalysisEngine parser = engine(type, layered);
    assertThat(Logs.of(() -> parser.process(bare)))
        .containsOnlyOnce("treebank.conllu: no token has a value in the layer Field/value")
        .contains("layered.kdp", "run the component that makes this layer");
    assertThat(Logs.of(() -> parser.process(bare))).doesNotContain("Field/value");
    assertThat(Logs.of(() -> engine(type, layered, "rerank", false).process(bare))).doesNotContain("Field/value");
    assertThat(uas(bare)).isLessThan(uas(parse(layered)));
  }

  @ParameterizedTest
  @ValueSource(classes = {KernelParser.class, KBestParser.class, KernelReranker.class})
  void aTypeSystemWithoutTheTypeIsAnError(Class<? extends AnalysisComponent> type) throws Exception {
    JCas jcas = Documents.of("x-made-up", "na/PART/T");
    assertThatThrownBy(() -> engine(type, layered).process(jcas)).isInstanceOf(DocumentException.class)
        .hasMessageContainingAll("doc-7: the model ", "layered.kdp was trained with a layer that cannot be read",
            "layer Field/value: there is no annotation type Field", "run the component that makes this layer");
    assertThat(Documents.arcs(jcas)).isEmpty();
  }
}
