package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.cas.SerialFormat;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasIOUtils;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read comes out byte for byte when no annotation is changed. */
class ConlluRoundTripTest {

  @TempDir
  Path directory;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 0})
  void keepsEverythingWhateverTheSizeOfDocuments(int sentences) throws Exception {
    assertThat(ConlluFiles.copy(directory, ConlluFiles.RICH,
        KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, sentences)).isEqualTo(ConlluFiles.RICH);
  }

  @Test
  void manyBlankLinesComeThrough() throws Exception {
    String blanks = "\n".repeat(200_000);
    String text = blanks + ConlluFiles.RICH + blanks + ConlluFiles.RICH + blanks;
    assertThat(ConlluFiles.copy(directory, text)).isEqualTo(text);
  }

  @Test
  void keepsLineEndsBlankLinesAndByteOrderMark() throws Exception {
    for (String text : List.of(ConlluFiles.RICH.replace("\n", "\r\n"), ConlluFiles.RICH.stripTrailing(),
        ConlluFiles.RICH.stripTrailing() + "\r", "\uFEFF" + ConlluFiles.RICH, "\n \n" + ConlluFiles.RICH + "\n\t\n",
        "# first\n\n# second\n\n" + ConlluFiles.RICH + "# last", goodSentence() + "\n\n" + goodSentence(),
        "\n \n", "")) {
      assertThat(ConlluFiles.copy(directory, text, KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, 2))
          .isEqualTo(text);
    }
  }

  @Test
  void keepsTreesThatAreMissingOrOddlyWritten() throws Exception {
    for (String text : List.of("1\tx\t_\t_\t_\t_\t_\t_\t_\t_\n", "1\tx\t\t\t\t\t_\t\t\t\n",
        "1\tx\t_\t_\t_\t_\t00\t_\t_\t_\n", "1\t_\t_\t_\t_\t_\t_\tdep\t0:root\t_\n", "1\tx\ty\tz\t_\t_\t0\t\t0:root\t_\n")) {
      assertThat(ConlluFiles.copy(directory, text)).isEqualTo(text);
    }
  }

  @Test
  void keepsRowsOfOtherFormats() throws Exception {
    for (String[] file : new String[][] {
        {"conllx", "1\tx\tl\tc\tp\tf|g=1\t0\tROOT\t0\tROOT\n\n"},
        {"conll09", "1\tx\t_\tl\tt\tu\t_\tf\t0\t1\tROOT\tX\tY\tx.01\tA0\n\n"}}) {
      assertThat(ConlluFiles.copy(directory, file[1], KerndepConlluReader.PARAM_FORMAT, file[0])).isEqualTo(file[1]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"english-train.conllu", "english-test.conllu", "turkish.conllu"})
  void keepsTheExampleFiles(String name) throws Exception {
    Path file = Path.of("examples", name);
    Path copy = directory.resolve(name);
    ConlluFiles.copy(file, copy, new Object[] {KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, 10});
    assertThat(copy).hasSameBinaryContentAs(file);
    for (JCas document : ConlluFiles.read(file)) {
      AssertAnnotations.assertValid(document);
    }
  }

  @ParameterizedTest
  @EnumSource(value = SerialFormat.class, names = {"XMI", "COMPRESSED_FILTERED_TSI", "SERIALIZED_TSI", "BINARY_TSI"})
  void survivesSerialisation(SerialFormat format) throws Exception {
    String text = ConlluFiles.RICH.replace("# sent_id", "# ä<&>\"' ]]>\r\n# sent_id");
    Path file = Files.writeString(directory.resolve("rich.conllu"), text);
    List<JCas> restored = new ArrayList<>();
    for (JCas document : ConlluFiles.read(file, KerndepConlluReader.PARAM_SENTENCES_PER_DOCUMENT, 2)) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (OutputStream out = bytes) {
        CasIOUtils.save(document.getCas(), out, format);
      }
      JCas again = JCasFactory.createJCas();
      CasIOUtils.load(new ByteArrayInputStream(bytes.toByteArray()), again.getCas());
      restored.add(again);
    }
    assertThat(restored).hasSize(2);
    assertThat(ConlluFiles.write(directory, restored)).isEqualTo(text);
  }
}
