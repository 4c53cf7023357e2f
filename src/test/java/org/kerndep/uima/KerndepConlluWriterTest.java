package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.type.ConllPart;
import org.kerndep.type.ConllText;
import org.kerndep.uima.cas.DocumentException;

class KerndepConlluWriterTest {

  @TempDir
  Path directory;

  @Test
  void anotherTreeChangesItsSentenceOnly() throws Exception {
    JCas jcas = rich();
    Dependency arc = jcas.select(Dependency.class)
        .filter(d -> d.getDependencyType().equals("obl:arg")).findFirst().orElseThrow();
    arc.setDependencyType("obl:mod");
    assertThat(ConlluFiles.write(directory, List.of(jcas), KerndepConlluWriter.PARAM_KEEP_DEPS, true))
        .isEqualTo(ConlluFiles.RICH.replace("obl:arg", "obl:mod"));
    String withoutDeps = ConlluFiles.RICH.replace("obl:arg", "obl:mod").replaceAll("\t[0-9.]+:[^\t]*\t", "\t_\t");
    assertThat(withoutDeps).doesNotContain("3.1:nsubj", "9:conj");
    assertThat(ConlluFiles.write(directory, List.of(jcas))).isEqualTo(withoutDeps);
  }

  @Test
  void dependenciesThatAreGoneAreNotWritten() throws Exception {
    JCas jcas = rich();
    jcas.select(Dependency.class).filter(d -> d.getBegin() >= 36 && d.getBegin() < 48).toList()
        .forEach(Dependency::removeFromIndexes);
    assertThat(ConlluFiles.write(directory, List.of(jcas))).isEqualTo(ConlluFiles.RICH
        .replace("2\tnsubj\t_\tA=1", "_\t_\t_\tA=1").replace("0\troot\t_\tSpaceAfter=No", "_\t_\t_\tSpaceAfter=No")
        .replace("2\tpunct\t_", "_\t_\t_"));
  }

  @Test
  void otherTagsAndLemmasGoIntoTheirColumns() throws Exception {
    JCas jcas = rich();
    Token ducks = token(jcas, "Ducks");
    ducks.getPos().setCoarseValue("PROPN");
    ducks.getPos().setPosValue("NNPS\t!");
    ducks.getMorph().setValue(null);
    Token frog = token(jcas, "🐸");
    Lemma lemma = new Lemma(jcas, frog.getBegin(), frog.getEnd());
    lemma.setValue("frog");
    lemma.addToIndexes();
    frog.setLemma(lemma);
    assertThat(ConlluFiles.write(directory, List.of(jcas))).isEqualTo(ConlluFiles.RICH
        .replace("duck\tNOUN\tNNS\tNumber=Plur", "duck\tPROPN\tNNPS !\t_").replace("🐸\t_", "🐸\tfrog"));
  }

  @Test
  void layersThatWereNotReadStayUnlessTheyAreAnnotated() throws Exception {
    Path file = Files.writeString(directory.resolve("rich.conllu"), ConlluFiles.RICH);
    Object[] bare = {KerndepConlluReader.PARAM_READ_LEMMA, false, KerndepConlluReader.PARAM_READ_MORPH, false,
        KerndepConlluReader.PARAM_READ_CPOS, false, KerndepConlluReader.PARAM_READ_POS, false,
        KerndepConlluReader.PARAM_READ_DEPENDENCY, false};
    assertThat(ConlluFiles.write(directory, ConlluFiles.read(file, bare))).isEqualTo(ConlluFiles.RICH);
    JCas jcas = ConlluFiles.read(file, bare).get(0);
    Token ducks = token(jcas, "Ducks");
    POS pos = new POS(jcas, ducks.getBegin(), ducks.getEnd());
    pos.setPosValue("NNP");
    pos.addToIndexes();
    ducks.setPos(pos);
    assertThat(ConlluFiles.write(directory, List.of(jcas))).isEqualTo(ConlluFiles.RICH
        .replace("NOUN\tNNS", "NOUN\tNNP").replace("VERB\tVBP", "VERB\t_").replace("PUNCT\t.", "PUNCT\t_")
        .replace("PRON\tCLS", "PRON\t_"));
  }

  @Test
  void sentencesWithOtherTokensAreWrittenFromTheirAnnotations() throws Exception {
    JCas jcas = rich();
    Token ducks = token(jcas, "Ducks");
    jcas.select(Dependency.class).filter(d -> d.getDependent() == ducks).toList()
        .forEach(Dependency::removeFromIndexes);
    ducks.removeFromIndexes();
    assertThat(ConlluFiles.write(directory, List.of(jcas))).contains("# only a comment\n\n" + lines(
        "# sent_id = pond-2", "# text = swim.", "1\tswim\tswim\tVERB\tVBP\t_\t0\troot\t_\tSpaceAfter=No",
        "2\t.\t.\tPUNCT\t.\t_\t1\tpunct\t_\t_", "", "# newpar"));
  }

  @Test
  void sentencesOfOtherOriginStandBetweenThoseOfAFile() throws Exception {
    JCas jcas = rich();
    jcas.select(ConllText.class).filter(t -> t.getBegin() == 36).toList().forEach(ConllText::removeFromIndexes);
    assertThat(ConlluFiles.write(directory, List.of(jcas))).isEqualTo(ConlluFiles.RICH.replace(
        "# sent_id = pond-2\n", "# sent_id = pond-2\n# text = Ducks swim.\n").replace("A=1|B=2", "_")
        .replace("# a comment in the middle\n", ""));
  }

  @Test
  void documentsOfOtherReadersAreWrittenWithWhatTheyHave() throws Exception {
    JCas jcas = rich();
    jcas.select(ConllText.class).toList().forEach(ConllText::removeFromIndexes);
    jcas.select(ConllPart.class).toList().forEach(ConllPart::removeFromIndexes);
    Token lake = token(jcas, "lac");
    Token say = token(jcas, "dit");
    enhanced(lake, say, "obl:à");
    enhanced(lake, lake, "root");
    String plain = ConlluFiles.write(directory, List.of(jcas));
    assertThat(plain).startsWith(lines(
        "# sent_id = pond-1",
        "# text = Nous n'allons pas au lac, dit-elle.",
        "1\tNous\tnous\tPRON\tCLS\tNumber=Plur|Person=1\t3\tnsubj\t_\t_",
        "2\tn'\tne\tADV\t_\tPolarity=Neg\t3\tadvmod\t_\tSpaceAfter=No",
        "3\tallons\taller\tVERB\t_\tMood=Ind|Number=Plur\t9\tccomp\t_\t_",
        "4\tpas\tpas\tADV\t_\t_\t3\tadvmod\t_\t_",
        "5-6\tau\t_\t_\t_\t_\t_\t_\t_\t_",
        "5\tà\tà\tADP\t_\t_\t7\tcase\t_\t_",
        "6\tle\tle\tDET\t_\tDefinite=Def|Gender=Masc\t7\tdet\t_\t_",
        "7\tlac\tlac\tNOUN\t_\tGender=Masc|Number=Sing\t3\tobl:arg\t0:root|9:obl:à\tSpaceAfter=No",
        "8\t,\t,\tPUNCT\t_\t_\t3\tpunct\t_\t_",
        "9-10\tdit-elle\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No",
        "9\tdit\tdire\tVERB\t_\t_\t0\troot\t_\t_",
        "10\t-elle\tlui\tPRON\t_\t_\t9\tnsubj\t_\t_",
        "11\t.\t.\tPUNCT\t_\t_\t9\tpunct\t_\t_",
        "",
        "# sent_id = pond-2",
        "# text = Ducks swim."));
    assertThat(ConlluFiles.copy(directory, plain)).isEqualTo(plain);
  }

  @Test
  void textWithoutSpacesIsSaidToHaveNone() throws Exception {
    JCas jcas = JCasFactory.createText("Go.Stop \n it");
    for (int[] span : new int[][] {{0, 2}, {2, 3}, {3, 7}, {10, 12}}) {
      new Token(jcas, span[0], span[1]).addToIndexes();
    }
    new Sentence(jcas, 0, 3).addToIndexes();
    new Sentence(jcas, 3, 12).addToIndexes();
    assertThat(ConlluFiles.write(directory, List.of(jcas))).isEqualTo(lines(
        "# text = Go.", "1\tGo\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No", "2\t.\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No", "",
        "# text = Stop it", "1\tStop\t_\t_\t_\t_\t_\t_\t_\t_", "2\tit\t_\t_\t_\t_\t_\t_\t_\t_", ""));
  }

  @Test
  void partsOfAFileComeTogetherUnderItsName() throws Exception {
    Path source = Files.createDirectories(directory.resolve("source/sub"));
    Files.writeString(source.resolve("a.conllu"), ConlluFiles.RICH);
    Files.writeString(source.resolve("b.conllu"), goodSentence().stripTrailing());
    Path target = directory.resolve("target");
    copy(source.getParent(), target, "compression", "GZIP");
    assertThat(ConlluFiles.names(target)).containsExactly("sub/a.conllu.conllu.gz", "sub/b.conllu.conllu.gz");
    copy(source.getParent(), target.resolve("plain"), KerndepConlluWriter.PARAM_STRIP_EXTENSION, true);
    assertThat(ConlluFiles.names(target.resolve("plain"))).containsExactly("sub/a.conllu", "sub/b.conllu");
    assertThat(target.resolve("plain/sub/a.conllu")).hasSameBinaryContentAs(source.resolve("a.conllu"));
    assertThat(target.resolve("plain/sub/b.conllu")).hasSameBinaryContentAs(source.resolve("b.conllu"));
  }

  @Test
  void partsCanHaveFilesOfTheirOwn() throws Exception {
    Path source = Files.createDirectories(directory.resolve("source"));
    Files.writeString(source.resolve("a.conllu"), goodSentence().repeat(3));
    Path target = directory.resolve("target");
    copy(source, target, KerndepConlluWriter.PARAM_JOIN_PARTS, false, KerndepConlluWriter.PARAM_STRIP_EXTENSION, true);
    assertThat(ConlluFiles.names(target)).containsExactly("a.000001.conllu", "a.000002.conllu");
    assertThat(target.resolve("a.000001.conllu")).hasContent(goodSentence().repeat(2));
    Path archive = directory.resolve("all.zip");
    copy(source, Path.of("jar:file:" + archive));
    assertThat(archive).isNotEmptyFile();
  }

  @Test
  void aFileAppearsOnlyWhenItIsComplete() throws Exception {
    Path source = Files.writeString(directory.resolve("a.conllu"), goodSentence().repeat(4));
    List<JCas> parts = ConlluFiles.read(source, KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, 2);
    Path target = Files.createDirectories(directory.resolve("target"));
    AnalysisEngine writer = createEngine(KerndepConlluWriter.class,
        KerndepConlluWriter.PARAM_TARGET_LOCATION, target.toString(), KerndepConlluWriter.PARAM_STRIP_EXTENSION, true);
    writer.process(parts.get(0));
    assertThat(target.resolve("a.conllu")).doesNotExist();
    assertThatThrownBy(writer::collectionProcessComplete).isInstanceOf(AnalysisEngineProcessException.class)
        .hasStackTraceContaining("a.conllu: not written, since the last part did not come");
    assertThat(ConlluFiles.names(target)).isEmpty();
    assertThatThrownBy(() -> writer.process(parts.get(1))).isInstanceOf(DocumentException.class)
        .hasMessageContainingAll("a.000002.conllu: part 2 of a.conllu came where part 1 was expected", "order");
    writer.process(parts.get(0));
    writer.process(parts.get(1));
    writer.collectionProcessComplete();
    assertThat(target.resolve("a.conllu")).hasSameBinaryContentAs(source);
    assertThatThrownBy(() -> writer.process(parts.get(0))).isInstanceOf(DocumentException.class)
        .hasMessageContaining("a.conllu exists already");
    writer.destroy();
    assertThat(ConlluFiles.names(target)).containsExactly("a.conllu");
  }

  @Test
  void aStoppedPipelineLeavesNothing() throws Exception {
    Path source = Files.writeString(directory.resolve("a.conllu"), goodSentence().repeat(3) + "1\tToads\n");
    Path target = Files.createDirectories(directory.resolve("target"));
    assertThatThrownBy(() -> copy(source.getParent(), target)).isInstanceOf(IOException.class)
        .hasMessageContaining("a.conllu:10: 2 columns");
    assertThat(ConlluFiles.names(target)).isEmpty();
  }

  @Test
  void dependenciesThatNoColumnCanHoldAreErrors() throws Exception {
    JCas twice = Documents.of("en", "Dogs", "bark");
    List<Token> tokens = twice.select(Token.class).toList();
    arc(tokens.get(0), tokens.get(1), "nsubj");
    arc(tokens.get(0), tokens.get(0), "root");
    assertThatThrownBy(() -> ConlluFiles.write(directory, List.of(twice))).isInstanceOf(DocumentException.class)
        .hasMessageContaining("doc-7: the token at character 0 has two basic dependencies");
    JCas outside = rich();
    List<Token> words = outside.select(Token.class).toList();
    outside.select(Dependency.class).toList().get(0).setGovernor(words.get(words.size() - 1));
    assertThatThrownBy(() -> ConlluFiles.write(directory, List.of(outside))).isInstanceOf(DocumentException.class)
        .hasMessageContaining("rich.conllu: the governor of the token at character 0 is not in its sentence");
  }

  @Test
  void withoutTargetItWritesToStandardOutput() throws Exception {
    PrintStream standard = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(new BufferedOutputStream(bytes), false, StandardCharsets.UTF_8));
      createEngine(KerndepConlluWriter.class).process(rich());
    } finally {
      System.setOut(standard);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(ConlluFiles.RICH);
  }

  @Test
  void aDocumentWithoutNameNeedsASingularTarget() throws Exception {
    JCas jcas = JCasFactory.createText("Go");
    AnalysisEngine writer = createEngine(KerndepConlluWriter.class,
        KerndepConlluWriter.PARAM_TARGET_LOCATION, directory.toString());
    assertThatThrownBy(() -> writer.process(jcas)).isInstanceOf(DocumentException.class);
    DocumentMetaData.create(jcas).setDocumentId("named");
    writer.process(jcas);
    assertThat(directory.resolve("named.conllu")).isEmptyFile();
  }

  @Test
  void nothingIsWrittenOutsideTheTargetLocation() throws Exception {
    Path target = Files.createDirectories(directory.resolve("a/b/target"));
    Path archive = directory.resolve("a/b/all.zip");
    for (String location : List.of(target.toString(), "jar:file:" + archive)) {
      for (boolean escape : new boolean[] {true, false}) {
        AnalysisEngine writer = createEngine(KerndepConlluWriter.class,
            KerndepConlluWriter.PARAM_TARGET_LOCATION, location, KerndepConlluWriter.PARAM_ESCAPE_FILENAME, escape);
        refused(writer, named("file:/base/", "file:/base/../../x.txt", "x"));
        refused(writer, named("file:/base/", "file:/base/sub/../../x.txt", "x"));
        if (!escape) {
          refused(writer, named("file:/base/", "file:/base/%2e%2e/x.txt", "x"));
          refused(writer, named(null, null, "../../x"));
        }
        writer.destroy();
      }
    }
    assertThat(ConlluFiles.names(directory)).allMatch(name -> name.equals("a/b/all.zip"));
  }

  @Test
  void detoursBelowTheTargetLocationLeadToTheSameFile() throws Exception {
    Path target = Files.createDirectories(directory.resolve("target"));
    AnalysisEngine writer = createEngine(KerndepConlluWriter.class,
        KerndepConlluWriter.PARAM_TARGET_LOCATION, target.toString());
    writer.process(named("file:/base/", "file:/base/sub/../x.txt", "x"));
    assertThat(ConlluFiles.names(target)).containsExactly("x.txt.conllu");
  }

  private static void refused(AnalysisEngine writer, JCas jcas) {
    assertThatThrownBy(() -> writer.process(jcas)).isInstanceOf(DocumentException.class)
        .hasMessageContaining("not below the target location");
  }

  private static JCas named(String base, String uri, String id) throws Exception {
    JCas jcas = JCasFactory.createText("Go");
    DocumentMetaData data = DocumentMetaData.create(jcas);
    data.setDocumentBaseUri(base);
    data.setDocumentUri(uri);
    data.setDocumentId(id);
    return jcas;
  }

  private JCas rich() throws Exception {
    return ConlluFiles.read(Files.writeString(directory.resolve("rich.conllu"), ConlluFiles.RICH)).get(0);
  }

  private static Token token(JCas jcas, String text) {
    return jcas.select(Token.class).filter(t -> t.getText().equals(text)).findFirst().orElseThrow();
  }

  /** Copies the files below a directory, in documents of two sentences. */
  private static void copy(Path source, Path target, Object... parameters) throws Exception {
    Object[] all = Arrays.copyOf(parameters, parameters.length + 2);
    all[parameters.length] = KerndepConlluWriter.PARAM_TARGET_LOCATION;
    all[parameters.length + 1] = target.toString();
    SimplePipeline.runPipeline(createReaderDescription(KerndepConlluReader.class,
        KerndepConlluReader.PARAM_SOURCE_LOCATION, source.toString(), KerndepConlluReader.PARAM_PATTERNS, "**/*.conllu",
        KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, 2), createEngineDescription(KerndepConlluWriter.class, all));
  }

  private static void enhanced(Token dependent, Token governor, String label) {
    arc(dependent, governor, label).setFlavor("enhanced");
  }

  private static Dependency arc(Token dependent, Token governor, String label) {
    Dependency arc = new Dependency(dependent.getJCas(), dependent.getBegin(), dependent.getEnd());
    arc.setDependent(dependent);
    arc.setGovernor(governor);
    arc.setDependencyType(label);
    arc.addToIndexes();
    return arc;
  }
}
