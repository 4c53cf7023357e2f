package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.cas.CAS;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasCopier;
import org.dkpro.core.io.conll.ConllUWriter;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.cli.CommandRun;

/** The evaluator behind the parser, and beside the command line. */
class DependencyEvaluatorIT {

  private static final String GOLD = TinyModel.TEST_FILE.toString();

  @TempDir
  static Path directory;

  private static AnalysisEngine parser;
  private static AnalysisEngine writer;

  @BeforeAll
  static void makeEngines() throws Exception {
    parser = createEngine(KernelParser.class,
        KernelParser.PARAM_MODEL_LOCATION, TinyModel.writeTo(directory).toString());
    writer = createEngine(ConllUWriter.class, ConllUWriter.PARAM_TARGET_LOCATION, directory.toString(),
        ConllUWriter.PARAM_OVERWRITE, true);
  }

  @ParameterizedTest
  @CsvSource({"keep,true", "conll,true", "upos,true", "upos,false"})
  void theReportIsThatOfTheCommandLine(String punctuation, boolean labels) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    copyToGoldView(jcas);
    AnalysisEngine fromFile = evaluator("file", "goldLocation", GOLD, "punctuation", punctuation, "labels", labels);
    AnalysisEngine fromView = evaluator("view", "goldView", "gold", "punctuation", punctuation, "labels", labels);
    SimplePipeline.runPipeline(jcas, parser, writer, fromFile, fromView);
    fromFile.collectionProcessComplete();
    fromView.collectionProcessComplete();
    String parsed = directory.resolve("english-test.conllu.conllu").toString();
    assertThat(evaluate(parsed, punctuation, labels)).contains("LAS")
        .isEqualTo(Files.readString(directory.resolve("file.txt")))
        .isEqualTo(Files.readString(directory.resolve("view.txt")));
    assertThat(evaluate(parsed, punctuation, labels, "--json")).contains("\"las\"")
        .isEqualTo(Files.readString(directory.resolve("file.json")))
        .isEqualTo(Files.readString(directory.resolve("view.json")));
  }

  @Test
  void sentencesBeyondTheLimitAreWrong() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    AnalysisEngine limited = createEngine(KernelParser.class, KernelParser.PARAM_MODEL_LOCATION,
        directory.resolve("tiny.kdp").toString(), KernelParser.PARAM_MAX_SENTENCE_LENGTH, 7);
    AnalysisEngine evaluator = evaluator("limited", "goldLocation", GOLD);
    SimplePipeline.runPipeline(jcas, limited, evaluator);
    evaluator.collectionProcessComplete();
    int words = jcas.select(Token.class).toList().size();
    int parsed = jcas.select(Dependency.class).toList().size();
    assertThat(Files.readString(directory.resolve("limited.txt"))).contains("sentences         15",
        "words             " + words, "without a head    " + (words - parsed) + ", counted as wrong; 11 sentences");
  }

  private static String evaluate(String parsed, String punctuation, boolean labels, String... more) {
    List<String> arguments = new ArrayList<>(
        List.of("evaluate", "--gold", GOLD, "--system", parsed, "--punct", punctuation));
    arguments.addAll(labels ? List.of("--labels") : List.of());
    arguments.addAll(List.of(more));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).isZero();
    return run.out();
  }

  private static AnalysisEngine evaluator(String name, Object... parameters) throws Exception {
    return createEngine(DependencyEvaluator.class, Stream.concat(
        Stream.of("targetLocation", directory.resolve(name).toString()), Stream.of(parameters)).toArray());
  }

  private static void copyToGoldView(JCas jcas) {
    CAS cas = jcas.getCas();
    new CasCopier(cas, cas).copyCasView(cas.getView(CAS.NAME_DEFAULT_SOFA), "gold", true);
  }
}
