package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.cas.CAS;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.apache.uima.util.CasCopier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.uima.cas.DocumentException;

class DependencyEvaluatorTest {

  private static final String FIRST = """
      1\tCrows\tcrow\tNOUN\t_\t_\t2\tnsubj\t_\t_
      2\thop\thop\tVERB\t_\t_\t0\troot\t_\t_
      3\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_

      """;
  private static final String SECOND = """
      1\tStop\tstop\tVERB\t_\t_\t0\troot\t_\t_
      2\tit\tit\tPRON\t_\t_\t1\tobj\t_\t_

      """;

  @TempDir
  Path directory;

  private Path gold;
  private Path report;

  @BeforeEach
  void writeGold() throws Exception {
    gold = Files.writeString(directory.resolve("gold.conllu"), FIRST + SECOND);
    report = directory.resolve("new/report");
  }

  @Test
  void documentsAreComparedWithTheFileInOrder() throws Exception {
    run(evaluator("goldLocation", gold.toString()), document(FIRST.replace("nsubj", "obj")), document(SECOND));
    assertThat(text()).contains("sentences         2", "words             5  (punctuation: keep)",
        "UAS               100.00", "LAS               80.00", "exact trees       50.00").contains("precision");
    assertThat(json()).contains("\"las\":80.0000", "\"labels\":{\"nsubj\":{\"gold\":1,\"system\":0");
  }

  @Test
  void goldTreesMayBeInAnotherView() throws Exception {
    JCas jcas = document(FIRST + SECOND.replace("obj", "iobj"));
    copy(document(FIRST + SECOND), jcas, "gold");
    run(evaluator("goldView", "gold"), jcas);
    assertThat(text()).contains("LAS               80.00");
    JCas other = document(FIRST + SECOND);
    copy(document(FIRST + SECOND.replace("obj", "iobj")), other, "parsed");
    copy(document(FIRST + SECOND), other, "gold");
    run(evaluator("goldView", "gold", "predictionView", "parsed"), other);
    assertThat(text()).contains("LAS               80.00");
  }

  @ParameterizedTest
  @CsvSource({"keep,5", "conll,4", "upos,4"})
  void theRuleForPunctuationSaysWhichWordsCount(String rule, int words) throws Exception {
    run(evaluator("goldLocation", gold.toString(), "punctuation", rule), document(FIRST + SECOND));
    assertThat(text()).contains("words             " + words + "  (punctuation: " + rule + ")");
  }

  @Test
  void tellsIfNoWordIsTaggedAsPunctuation() throws Exception {
    Files.writeString(gold, FIRST.replace("PUNCT", "X"));
    assertThat(Logs.of(() -> run(evaluator("goldLocation", gold.toString(), "punctuation", "upos"), document(FIRST))))
        .contains("no gold word is tagged PUNCT", "punctuation=conll", "UAS 100.00");
  }

  @Test
  void theTableOfLabelsCanBeLeftOut() throws Exception {
    run(evaluator("goldLocation", gold.toString(), "labels", false), document(FIRST + SECOND));
    assertThat(text()).doesNotContain("precision");
    assertThat(json()).doesNotContain("labels");
  }

  @Test
  void wordsWithoutADependencyAreWrongAndCounted() throws Exception {
    JCas jcas = document(FIRST + SECOND);
    jcas.select(Dependency.class).toList().subList(2, 5).forEach(Dependency::removeFromIndexes);
    run(evaluator("goldLocation", gold.toString()), jcas);
    assertThat(text()).contains("words             5", "LAS               40.00",
        "without a head    3, counted as wrong; 1 sentences have no tree at all");
    assertThat(json()).contains("\"unattachedWords\":3,\"unparsedSentences\":1");
  }

  @Test
  void enhancedDependenciesDoNotCountAndALabelMayBeMissing() throws Exception {
    JCas jcas = document(FIRST.replace("nsubj\t_", "nsubj\t3:dep") + SECOND);
    jcas.select(Dependency.class).filter(d -> "obj".equals(d.getDependencyType())).toList().get(0)
        .setDependencyType(null);
    run(evaluator("goldLocation", gold.toString()), jcas);
    assertThat(text()).contains("UAS               100.00", "LAS               80.00");
  }

  @Test
  void otherWordsAreAnErrorThatNamesDocumentSentenceAndWords() throws Exception {
    AnalysisEngine engine = evaluator("goldLocation", gold.toString());
    assertRefused(engine, document(FIRST + SECOND.replace("it", "that")), "words.conllu: sentence 2 at character 12:"
        + " word 2 is 'that', in the gold sentence at " + gold + ":5 it is 'it'; compare documents with the same");
  }

  @Test
  void moreWordsAreAnErrorThatNamesDocumentSentenceAndWords() throws Exception {
    AnalysisEngine engine = evaluator("goldLocation", gold.toString());
    assertRefused(engine, document(FIRST.replace("3\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_\n", "")),
        "words.conllu: sentence 1 at character 0: 2 words ('Crows hop'), the gold sentence at " + gold
            + ":1 has 3 ('Crows hop .'); compare documents with the same");
  }

  @Test
  void moreSentencesThanGoldOnesAreAnError() throws Exception {
    assertRefused(evaluator("goldLocation", gold.toString()), document(FIRST + SECOND + FIRST),
        "words.conllu: sentence 3 ('Crows hop .') and those after it have no gold sentence");
  }

  @Test
  void fewerSentencesThanInTheGoldViewAreAnError() throws Exception {
    JCas jcas = document(FIRST);
    copy(document(FIRST + SECOND), jcas, "gold");
    assertRefused(evaluator("goldView", "gold"), jcas,
        "words.conllu: there is no sentence for the gold sentence at character 12 of view gold ('Stop it')");
  }

  @Test
  void goldSentencesThatAreLeftOverAreAnErrorAtTheEnd() throws Exception {
    AnalysisEngine engine = evaluator("goldLocation", gold.toString());
    engine.process(document(FIRST));
    assertThatThrownBy(engine::collectionProcessComplete).rootCause()
        .hasMessageContaining("no report is written, as the documents end before the gold sentence at " + gold + ":5");
    assertThat(report.resolveSibling("report.txt")).doesNotExist();
  }

  @Test
  void noReportIsWrittenOverAnOldOneAfterADocumentThatFailed() throws Exception {
    run(evaluator("goldLocation", gold.toString()), document(FIRST + SECOND));
    String before = text();
    AnalysisEngine engine = evaluator("goldLocation", gold.toString());
    assertThatThrownBy(() -> engine.process(document(SECOND))).isInstanceOf(DocumentException.class);
    engine.process(document(SECOND));
    assertThatThrownBy(engine::collectionProcessComplete)
        .hasRootCauseInstanceOf(DocumentException.class).cause()
        .hasMessageStartingWith("no report is written, as a document could not be compared: words.conllu: sentence 1");
    assertThat(text()).isEqualTo(before);
  }

  @Test
  void anEngineMayRunTwice() throws Exception {
    AnalysisEngine engine = evaluator("goldLocation", gold.toString());
    run(engine, document(FIRST.replace("nsubj", "obj") + SECOND));
    assertThat(text()).contains("LAS               80.00");
    run(engine, document(FIRST + SECOND));
    assertThat(text()).contains("words             5", "LAS               100.00");
    engine.collectionProcessComplete();
    assertThat(text()).contains("words             5");
    engine.destroy();
  }

  @Test
  void documentsWithoutTextOrSentencesHaveNothingToCompare() throws Exception {
    AnalysisEngine engine = evaluator("goldLocation", gold.toString());
    run(engine, JCasFactory.createJCas(), JCasFactory.createText("", "en"), JCasFactory.createText("Stop", "en"),
        document(FIRST + SECOND));
    assertThat(text()).contains("words             5", "LAS               100.00");
  }

  @Test
  void aGoldSentenceWithoutTreeIsAnError() throws Exception {
    JCas jcas = document(FIRST);
    JCas copy = document(FIRST);
    copy.select(Dependency.class).toList().get(1).removeFromIndexes();
    copy(copy, jcas, "gold");
    assertRefused(evaluator("goldView", "gold"), jcas, "words.conllu: the gold sentence at character 0 of view gold"
        + " has no tree (not a tree: word 2 has no head)");
    assertRefused(evaluator("goldView", "right"), jcas, "words.conllu: there is no view right");
    AnalysisEngine engine = evaluator("goldView", "gold", "predictionView", "parsed");
    assertRefused(engine, jcas, "words.conllu: there is no view parsed");
    assertThatThrownBy(engine::collectionProcessComplete).cause().hasMessageContaining("no report is written");
    Files.writeString(gold, FIRST.replace("\t2\tpunct", "\t_\t_"));
    assertRefused(evaluator("goldLocation", gold.toString()), jcas, "words.conllu: " + gold + ":3: ");
  }

  @Test
  void dependenciesThatAreNoTreeAreErrors() throws Exception {
    JCas jcas = document(FIRST + SECOND);
    List<Dependency> arcs = jcas.select(Dependency.class).toList();
    arcs.get(0).setGovernor(arcs.get(4).getDependent());
    assertRefused(evaluator("goldLocation", gold.toString()), jcas,
        "words.conllu: the governor of the word 'Crows' at character 0 is not in its sentence");
    arcs.get(0).setGovernor(arcs.get(1).getDependent());
    Token dependent = arcs.get(4).getDependent();
    Dependency twice = new Dependency(jcas, dependent.getBegin(), dependent.getEnd());
    twice.setDependent(dependent);
    twice.addToIndexes();
    assertRefused(evaluator("goldLocation", gold.toString()), jcas,
        "words.conllu: the word 'it' at character 17 has two basic dependencies");
  }

  @Test
  void wrongParametersAreErrorsAtTheStart() throws Exception {
    assertInvalid("give one of the parameters goldView and goldLocation");
    assertInvalid("give one of the parameters", "goldView", "gold", "goldLocation", gold.toString());
    assertInvalid("parameter punctuation: unknown rule some; known are keep, conll and upos",
        "goldView", "gold", "punctuation", "some");
    assertInvalid("parameter goldFormat: unknown format some", "goldLocation", gold.toString(), "goldFormat", "some");
    assertInvalid("none.conllu: no such file", "goldLocation", directory.resolve("none.conllu").toString());
    Files.createDirectories(report.resolveSibling("report.json"));
    assertInvalid("report.json is a directory", "goldView", "gold");
  }

  @Test
  void theFormatOfTheGoldFileMayBeNamed() throws Exception {
    Path odd = Files.copy(gold, directory.resolve("gold.conll09"));
    run(evaluator("goldLocation", odd.toString(), "goldFormat", "conllx"), document(FIRST + SECOND));
    assertThat(text()).contains("LAS               100.00");
  }

  private void assertInvalid(String message, Object... parameters) {
    assertThatThrownBy(() -> evaluator(parameters)).isInstanceOf(ResourceInitializationException.class)
        .rootCause().hasMessageContaining(message);
  }

  private static void assertRefused(AnalysisEngine engine, JCas jcas, String message) {
    assertThatThrownBy(() -> engine.process(jcas)).isInstanceOf(DocumentException.class)
        .hasMessageStartingWith(message);
  }

  private AnalysisEngine evaluator(Object... parameters) throws Exception {
    return createEngine(DependencyEvaluator.class, Stream.concat(
        Stream.of(DependencyEvaluator.PARAM_TARGET_LOCATION, report.toString()), Stream.of(parameters)).toArray());
  }

  private static void run(AnalysisEngine engine, JCas... documents) throws Exception {
    for (JCas jcas : documents) {
      engine.process(jcas);
    }
    engine.collectionProcessComplete();
  }

  private JCas document(String conllu) throws Exception {
    return Documents.read(Files.writeString(directory.resolve("words.conllu"), conllu));
  }

  /** Copies the initial view of a document into a view of another one. */
  private static void copy(JCas from, JCas to, String view) {
    new CasCopier(from.getCas(), to.getCas(), false)
        .copyCasView(from.getCas().getView(CAS.NAME_DEFAULT_SOFA), view, true);
  }

  private String text() throws Exception {
    return Files.readString(report.resolveSibling("report.txt"));
  }

  private String json() throws Exception {
    return Files.readString(report.resolveSibling("report.json"));
  }
}
