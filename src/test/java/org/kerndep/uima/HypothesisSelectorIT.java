package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.io.conll.ConllUWriter;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.io.TreebankReader;

/** The selector behind the parser. */
class HypothesisSelectorIT {

  @TempDir
  Path directory;

  private Path model;
  private JCas jcas;

  @BeforeEach
  void parse() throws Exception {
    model = TinyModel.writeTo(directory);
    jcas = Documents.read(TinyModel.TEST_FILE);
    createEngine(KBestParser.class, KBestParser.PARAM_MODEL_LOCATION, model.toString()).process(jcas);
  }

  @Test
  void theFirstRankChangesNothing() throws Exception {
    List<String> arcs = Documents.arcs(jcas);
    List<String> lists = KBestLists.lines(jcas);
    createEngine(HypothesisSelector.class).process(jcas);
    assertThat(Documents.arcs(jcas)).isEqualTo(arcs);
    assertThat(KBestLists.lines(jcas)).isEqualTo(lists);
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void aWriterWritesTheTreesOfTheSecondRank() throws Exception {
    Path output = directory.resolve("second");
    SimplePipeline.runPipeline(jcas, createEngine(HypothesisSelector.class, HypothesisSelector.PARAM_RANK, 2),
        createEngine(ConllUWriter.class, ConllUWriter.PARAM_TARGET_LOCATION, output.toString()));
    DependencyParser library = DependencyParser.load(model);
    assertThat(TreebankReader.read(output.resolve("english-test.conllu.conllu")).sentences()).hasSize(15)
        .allSatisfy(s -> assertThat(s.tree()).isEqualTo(second(library, s)));
    AssertAnnotations.assertValid(jcas);
  }

  private static DependencyTree second(DependencyParser library, ParsedSentence sentence) {
    KBestList list = library.parse(sentence.sentence(), 25);
    return list.get(Math.min(1, list.size() - 1)).tree();
  }
}
