package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/** The parser between kerndep's own reader and writer. */
class ConlluPipelineIT {

  @TempDir
  static Path directory;

  private static Path model;

  @BeforeAll
  static void writeModel() throws Exception {
    model = TinyModel.writeTo(directory);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 0})
  void writesWhatTheCommandLineWrites(int sentences) throws Exception {
    Path expected = directory.resolve("expected.conllu");
    commandLine(TinyModel.TEST_FILE, expected);
    Path parsed = directory.resolve("parsed.conllu");
    ConlluFiles.copy(TinyModel.TEST_FILE, parsed,
        new Object[] {KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, sentences}, parser());
    assertThat(parsed).hasSameBinaryContentAs(expected);
    assertThat(Files.mismatch(parsed, TinyModel.TEST_FILE)).isNotNegative();
  }

  @Test
  void changesNothingButTheTree() throws Exception {
    Path file = Files.writeString(directory.resolve("rich.conllu"), ConlluFiles.RICH);
    Path parsed = directory.resolve("rich-parsed.conllu");
    ConlluFiles.copy(file, parsed, new Object[0], parser());
    assertThat(Files.readString(parsed)).isNotEqualTo(ConlluFiles.RICH);
    assertThat(withoutTrees(Files.readString(parsed))).isEqualTo(withoutTrees(ConlluFiles.RICH));
  }

  @Test
  void parsedDocumentsAreValid() throws Exception {
    Path file = Files.writeString(directory.resolve("rich.conllu"), ConlluFiles.RICH);
    for (Path source : List.of(file, TinyModel.TEST_FILE, Path.of("examples/turkish.conllu"))) {
      JCas jcas = ConlluFiles.read(source).get(0);
      AnalysisEngineFactory.createEngine(parser()).process(jcas);
      AssertAnnotations.assertValid(jcas);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void sentencesThatAreTooLongGetNoTree(boolean readDependency) throws Exception {
    Path file = Files.writeString(directory.resolve("rich.conllu"), ConlluFiles.RICH);
    Path parsed = directory.resolve("short.conllu");
    ConlluFiles.copy(file, parsed, new Object[] {KerndepConlluReader.PARAM_READ_DEPENDENCY, readDependency},
        createEngineDescription(KernelParser.class, KernelParser.PARAM_MODEL_LOCATION, model.toString(),
            KernelParser.PARAM_MAX_SENTENCE_LENGTH, 5));
    assertThat(Files.readString(parsed))
        .contains("7\tlac\tlac\tNOUN\t_\tGender=Masc|Number=Sing\t_\t_\t_\tSpaceAfter=No")
        .contains("\t0\troot\t");
  }

  private static AnalysisEngineDescription parser() throws Exception {
    return createEngineDescription(KernelParser.class, KernelParser.PARAM_MODEL_LOCATION, model.toString());
  }

  private static void commandLine(Path source, Path target) throws Exception {
    try (ConllReader in = ConllReader.open(source, null, TreeColumns.IGNORE);
        OutputStream stream = Files.newOutputStream(target);
        ConllWriter out = new ConllWriter(stream, null);
        Workers workers = new Workers(1)) {
      new ConllParser(DependencyParser.load(model), workers, false).parse(in, out, false, Progress.NONE);
    }
  }

  private static String withoutTrees(String text) {
    return text.replaceAll("(?m)^(([^#\t\n]+\t){6}).*?\t.*?\t.*?\t", "$1");
  }
}
