package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.uima.collection.CollectionReader;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.resources.CompressionUtils;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.uima.cas.CasSentences;

class KerndepConlluReaderTest {

  @TempDir
  Path directory;

  @Test
  void theTextIsTheOriginalOne() throws Exception {
    assertThat(rich().getDocumentText())
        .isEqualTo("Nous n'allons pas au lac, dit-elle.\nDucks swim.\n\nVou à praia 🐸");
  }

  @Test
  void wordsHaveTheirFormsInTheirOrder() throws Exception {
    JCas jcas = rich();
    assertThat(jcas.select(Sentence.class).map(s -> s.getId() + ": " + CasSentences.tokens(s).stream()
        .map(Token::getText).collect(Collectors.joining(" "))).collect(Collectors.toList())).containsExactly(
            "pond-1: Nous n' allons pas à le lac , dit -elle .", "pond-2: Ducks swim .", "pond-3: Vou a a praia 🐸");
    assertThat(jcas.select(SurfaceForm.class).map(s -> s.getValue() + "=" + s.getCoveredText())
        .collect(Collectors.toList())).containsExactly("au=au", "dit-elle=dit-elle", "à=à ");
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void columnsBecomeAnnotations() throws Exception {
    JCas jcas = rich();
    Token lake = token(jcas, "lac");
    assertThat(lake.getLemmaValue()).isEqualTo("lac");
    assertThat(lake.getPos().getCoarseValue()).isEqualTo("NOUN");
    assertThat(lake.getPos().getPosValue()).isNull();
    assertThat(lake.getPos().getType().getShortName()).isEqualTo("POS_NOUN");
    assertThat(lake.getMorph().getValue()).isEqualTo("Gender=Masc|Number=Sing");
    assertThat(lake.getMorph().getGender()).isEqualTo("Masc");
    assertThat(lake.getMorph().getNumber()).isEqualTo("Sing");
    assertThat(token(jcas, "🐸").getLemma()).isNull();
    assertThat(token(jcas, "🐸").getMorph()).isNull();
  }

  @Test
  void treesBecomeBasicDependencies() throws Exception {
    JCas jcas = rich();
    assertThat(jcas.select(Dependency.class).filter(d -> d.getBegin() >= 36)
        .map(d -> d.getType().getShortName() + " " + d.getDependencyType() + " " + d.getFlavor() + " "
            + d.getGovernor().getText() + " " + d.getDependent().getText()).collect(Collectors.toList()))
        .containsExactly("NSUBJ nsubj basic swim Ducks", "ROOT root basic swim swim", "PUNCT punct basic swim .",
            "ROOT root basic Vou Vou", "Dependency case basic praia a", "DET det basic praia a",
            "Dependency obl basic Vou praia", "Dependency discourse basic Vou 🐸");
  }

  @Test
  void typesFollowTheMapsOfDkproElseUniversalTags() throws Exception {
    Path file = write("a.conllu", lines("1\tand\tand\tCCONJ\tCC\t_\t2\tcc\t_\t_", "2\tso\tso\tADV\t_\t_\t0\troot\t_\t_",
        "3\tthat\tthat\tSCONJ\tIN\t_\t2\tmark\t_\t_", "4\tx\tx\tODD\t_\t_\t2\tdep\t_\t_", ""));
    assertThat(posTypes(file)).containsExactly("POS_CONJ", "POS_ADV", "POS_SCONJ", "POS");
    assertThat(posTypes(file, KerndepConlluReader.PARAM_LANGUAGE, "en"))
        .containsExactly("POS_CONJ", "POS_ADV", "POS_ADP", "POS");
    assertThat(posTypes(file, KerndepConlluReader.PARAM_MAPPING_ENABLED, false)).containsOnly("POS");
    JCas plain = ConlluFiles.read(file, KerndepConlluReader.PARAM_MAPPING_ENABLED, false).get(0);
    assertThat(plain.select(Dependency.class).map(d -> d.getType().getShortName()).collect(Collectors.toList()))
        .containsExactly("Dependency", "ROOT", "Dependency", "Dependency");
  }

  @Test
  void aMapOfTypesThatCannotBeUsedIsAnErrorThatNamesTheParameter() throws Exception {
    Path file = write("a.conllu", "1\tx\tx\tX\tXX\t_\t0\troot\t_\t_\n");
    for (String map : List.of("YY=" + POS.class.getName(), "*=" + Token.class.getName())) {
      Path location = write("pos.map", map);
      assertThatThrownBy(() -> ConlluFiles.read(file, KerndepConlluReader.PARAM_POS_MAPPING_LOCATION,
          location.toUri().toString())).isInstanceOf(IOException.class)
          .hasMessageContaining("a.conllu: the map from parts of speech to types");
    }
    assertThatThrownBy(() -> ConlluFiles.read(file, KerndepConlluReader.PARAM_POS_MAPPING_LOCATION, "none.map"))
        .isInstanceOf(IOException.class).hasMessageContaining("check the parameter POSMappingLocation");
    assertThatThrownBy(() -> ConlluFiles.read(file, KerndepConlluReader.PARAM_DEPENDENCY_MAPPING_LOCATION, "none.map"))
        .isInstanceOf(IOException.class).hasMessageContaining("check the parameter DependencyMappingLocation");
  }

  @Test
  void layersCanBeLeftOut() throws Exception {
    Path file = write("rich.conllu", ConlluFiles.RICH);
    JCas jcas = ConlluFiles.read(file, KerndepConlluReader.PARAM_READ_LEMMA, false,
        KerndepConlluReader.PARAM_READ_MORPH, false, KerndepConlluReader.PARAM_READ_DEPENDENCY, false,
        KerndepConlluReader.PARAM_READ_CPOS, false).get(0);
    assertThat(jcas.select(Lemma.class).toList()).isEmpty();
    assertThat(jcas.select(MorphologicalFeatures.class).toList()).isEmpty();
    assertThat(jcas.select(Dependency.class).toList()).isEmpty();
    assertThat(jcas.select(POS.class).map(POS::getPosValue).collect(Collectors.toList()))
        .containsExactly("CLS", "NNS", "VBP", ".");
    assertThat(jcas.select(POS.class).allMatch(pos -> pos.getCoarseValue() == null)).isTrue();
    assertThat(ConlluFiles.read(file, KerndepConlluReader.PARAM_READ_POS, false).get(0).select(POS.class)
        .allMatch(pos -> pos.getPosValue() == null && pos.getCoarseValue() != null)).isTrue();
  }

  @Test
  void headsThatAreNoTreeAreReadOnlyIfDependenciesAreNot() throws Exception {
    Path file = write("bad.conllu", lines(row(1, "Toads", 2, "a"), row(2, "sing", 1, "b"), ""));
    assertThatThrownBy(() -> ConlluFiles.read(file)).isInstanceOf(IOException.class)
        .hasMessage(file + ":1: no root: none of the 2 words has head 0; correct the HEAD column");
    assertThat(ConlluFiles.read(file, KerndepConlluReader.PARAM_READ_DEPENDENCY, false)).hasSize(1);
  }

  @Test
  void aBadSentenceFailsAndTheRestCanBeRead() throws Exception {
    write("a.conllu", goodSentence() + lines("1\tToads", "") + goodSentence());
    write("b.conllu", goodSentence());
    CollectionReader reader = CollectionReaderFactory.createReader(KerndepConlluReader.class,
        KerndepConlluReader.PARAM_SOURCE_LOCATION, directory.toString(),
        KerndepConlluReader.PARAM_PATTERNS, "*.conllu");
    assertThat(id(reader)).isEqualTo("a.000001.conllu");
    assertThatThrownBy(() -> id(reader)).isInstanceOf(IOException.class)
        .hasMessageContainingAll("a.conllu:4: 2 columns where conllu has 10", "tabs");
    assertThat(id(reader)).isEqualTo("a.000003.conllu");
    assertThat(id(reader)).isEqualTo("b.conllu");
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void aFileThatCannotBeReadOnIsLeft() throws Exception {
    Path damaged = directory.resolve("a.conllu.gz");
    try (OutputStream out = CompressionUtils.getOutputStream(damaged.toFile())) {
      out.write(goodSentence().repeat(100).getBytes(StandardCharsets.UTF_8));
    }
    Files.write(damaged, Arrays.copyOf(Files.readAllBytes(damaged), 60));
    Files.writeString(directory.resolve("b.conllu.gz"), "no gzip");
    write("c.conllu", goodSentence());
    CollectionReader reader = CollectionReaderFactory.createReader(KerndepConlluReader.class,
        KerndepConlluReader.PARAM_SOURCE_LOCATION, directory + "/*");
    assertThatThrownBy(() -> id(reader)).isInstanceOf(IOException.class)
        .hasMessageContainingAll("a.conllu.gz:", "damaged");
    assertThatThrownBy(() -> id(reader)).isInstanceOf(IOException.class).hasMessageContaining("b.conllu.gz: cannot be");
    assertThat(id(reader)).isEqualTo("c.conllu");
  }

  @Test
  void aLongFileBecomesSeveralDocumentsWithNamesOfTheirOwn() throws Exception {
    Path file = write("news.conllu", goodSentence().repeat(5));
    List<JCas> documents = ConlluFiles.read(file, KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, 2);
    assertThat(documents).hasSize(3);
    assertThat(documents.stream().map(d -> d.select(Sentence.class).toList().size())).containsExactly(2, 2, 1);
    assertThat(documents.stream().map(d -> DocumentMetaData.get(d).getDocumentId()))
        .containsExactly("news.000001.conllu", "news.000002.conllu", "news.000003.conllu");
    assertThat(documents.stream().map(d -> DocumentMetaData.get(d).getDocumentUri())).allMatch(
        uri -> uri.matches("file:.*/news\\.00000[123]\\.conllu")).doesNotHaveDuplicates();
    assertThat(documents.stream().map(d -> DocumentMetaData.get(d).getIsLastSegment()))
        .containsExactly(false, false, true);
    assertThat(ConlluFiles.read(file).get(0).select(DocumentMetaData.class).single().getDocumentId())
        .isEqualTo("news.conllu");
  }

  @Test
  void commentsNewdocBeginDocumentsWhenAsked() throws Exception {
    Path file = write("news.conllu", "# newdoc\n" + goodSentence() + "# newdoc id = b\n" + goodSentence().repeat(2));
    assertThat(ConlluFiles.read(file)).hasSize(1);
    assertThat(ConlluFiles.read(file, KerndepConlluReader.PARAM_SPLIT_AT_NEWDOC, true)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.conllu.gz", "a.conllu.bz2", "a.conllu.xz"})
  void compressedFilesAreRead(String name) throws Exception {
    Path file = directory.resolve(name);
    try (OutputStream out = CompressionUtils.getOutputStream(file.toFile())) {
      out.write(ConlluFiles.RICH.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(ConlluFiles.read(file).get(0).getDocumentText()).isEqualTo(rich().getDocumentText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.conllu.gz", "a.conllu.bz2", "a.conllu.xz"})
  void compressedFilesOfSeveralPartsAreReadToTheirEnd(String name) throws Exception {
    Path file = directory.resolve(name);
    try (OutputStream out = CompressionUtils.getOutputStream(file.toFile())) {
      out.write(goodSentence().getBytes(StandardCharsets.UTF_8));
    }
    byte[] part = Files.readAllBytes(file);
    Files.write(file, part, StandardOpenOption.APPEND);
    assertThat(ConlluFiles.read(file).get(0).select(Sentence.class).toList()).hasSize(2);
    Files.write(file, Arrays.copyOf(part, 9), StandardOpenOption.APPEND);
    assertThatThrownBy(() -> ConlluFiles.read(file)).hasStackTraceContaining(name);
  }

  @Test
  void conllXIsToldByItsNameOrTheParameter() throws Exception {
    String rows = lines("1\tDucks\tduck\tN\tNN\tpl|nom\t2\tSUBJ\t2\tSUBJ",
        "2\tswim\tswim\tV\tVB\t_\t0\tROOT\t_\t_", "");
    JCas jcas = ConlluFiles.read(write("a.conll", rows)).get(0);
    assertThat(jcas.select(MorphologicalFeatures.class).single().getValue()).isEqualTo("pl|nom");
    assertThat(jcas.select(Dependency.class).map(d -> d.getType().getShortName()).collect(Collectors.toList()))
        .containsExactly("Dependency", "ROOT");
    assertThat(ConlluFiles.copy(directory, rows, KerndepConlluReader.PARAM_FORMAT, "conllx")).isEqualTo(rows);
    assertThatThrownBy(() -> ConlluFiles.read(directory.resolve("a.conll"), KerndepConlluReader.PARAM_FORMAT, "xml"))
        .isInstanceOf(ResourceInitializationException.class)
        .hasStackTraceContaining("unknown format xml; known are conllu, conllx, conll09");
  }

  @Test
  void aFileWithoutSentencesIsAnEmptyDocument() throws Exception {
    List<JCas> documents = ConlluFiles.read(write("empty.conllu", "\n \n"));
    assertThat(documents).hasSize(1);
    assertThat(documents.get(0).getDocumentText()).isEmpty();
  }

  @Test
  void featuresOfTheTypeItselfAreNotTouched() throws Exception {
    Path file = write("odd.conllu", "1\tx\tx\tX\t_\tValue=1|Begin=7|Case|Case=|Sofa=2|Gender=A=B\t0\troot\t_\t_\n");
    MorphologicalFeatures morph = ConlluFiles.read(file).get(0).select(MorphologicalFeatures.class).single();
    assertThat(morph.getValue()).isEqualTo("Value=1|Begin=7|Case|Case=|Sofa=2|Gender=A=B");
    assertThat(morph.getBegin()).isZero();
    assertThat(morph.getCase()).isEmpty();
    assertThat(morph.getGender()).isEqualTo("A=B");
  }

  @Test
  void aNegativeNumberOfSentencesIsRefused() throws Exception {
    Path file = write("a.conllu", goodSentence());
    assertThatThrownBy(() -> ConlluFiles.read(file, KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, -1))
        .hasStackTraceContaining("parameter sentencesPerDocument must be 0 (no limit) or more: -1");
  }

  private JCas rich() throws Exception {
    return ConlluFiles.read(write("rich.conllu", ConlluFiles.RICH)).get(0);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static Token token(JCas jcas, String text) {
    return jcas.select(Token.class).filter(t -> t.getText().equals(text)).findFirst().orElseThrow();
  }

  private static List<String> posTypes(Path file, Object... parameters) throws Exception {
    return ConlluFiles.read(file, parameters).get(0).select(POS.class).map(p -> p.getType().getShortName())
        .collect(Collectors.toList());
  }

  private static String id(CollectionReader reader) throws Exception {
    JCas jcas = JCasFactory.createJCas();
    reader.getNext(jcas.getCas());
    return DocumentMetaData.get(jcas).getDocumentId();
  }
}
