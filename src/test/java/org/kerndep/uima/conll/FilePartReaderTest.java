package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.kerndep.io.BadSentenceException;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;

class FilePartReaderTest {

  private static final String BAD = lines(row(1, "Toads", 1, "root"), "");

  @Test
  void aFileOfFewSentencesIsOnePart() throws IOException {
    FilePart part = parts(goodSentence().repeat(3) + "\n", 3, false).next();
    assertThat(part.blocks()).hasSize(3);
    assertThat(part.last()).isTrue();
    assertThat(part.tail()).isEqualTo("\n");
    assertThat(part.qualifier()).isNull();
  }

  @Test
  void aLongerFileIsCutAfterSoManySentences() throws IOException {
    FilePartReader parts = parts(goodSentence().repeat(5) + "\n", 2, false);
    for (int number = 1; number <= 3; number++) {
      FilePart part = parts.next();
      assertThat(part.number()).isEqualTo(number);
      assertThat(part.blocks()).hasSize(number < 3 ? 2 : 1);
      assertThat(part.last()).isEqualTo(number == 3);
      assertThat(part.tail()).isEqualTo(number == 3 ? "\n" : "");
      assertThat(part.qualifier()).isEqualTo(".00000" + number);
    }
  }

  @Test
  void withoutLimitAFileIsOnePart() throws IOException {
    assertThat(parts(goodSentence().repeat(50), 0, false).next().blocks()).hasSize(50);
  }

  @Test
  void documentsBeginPartsWhenAsked() throws IOException {
    String text = "# newdoc\n" + goodSentence() + goodSentence() + "# newdoc id = x\n" + goodSentence().repeat(3)
        + "#newdoc\n" + goodSentence();
    FilePartReader parts = parts(text, 2, true);
    assertThat(parts.next().blocks()).hasSize(2);
    assertThat(parts.next().blocks()).hasSize(2);
    assertThat(parts.next().blocks()).hasSize(1);
    FilePart last = parts.next();
    assertThat(last.blocks()).hasSize(1);
    assertThat(last.last()).isTrue();
    assertThat(parts(text, 0, false).next().blocks()).hasSize(6);
  }

  @Test
  void aFileWithoutSentencesIsOneEmptyPart() throws IOException {
    FilePart part = parts("\n \n", 2, false).next();
    assertThat(part.blocks()).isEmpty();
    assertThat(part.last()).isTrue();
    assertThat(part.tail()).isEqualTo("\n \n");
  }

  @Test
  void aBadSentenceFailsOnceAndNothingElseIsLost() throws IOException {
    FilePartReader parts = parts(goodSentence() + BAD + goodSentence().repeat(3), 2, false);
    FilePart before = parts.next();
    assertThat(before.blocks()).hasSize(1);
    assertThat(before.last()).isFalse();
    assertThatThrownBy(parts::next).isInstanceOf(BadSentenceException.class)
        .hasMessageContaining("test.conllu:4: word 1 is its own head");
    FilePart after = parts.next();
    assertThat(after.number()).isEqualTo(3);
    assertThat(after.blocks()).hasSize(2);
    assertThat(parts.next().last()).isTrue();
  }

  @Test
  void aBadLastSentenceLeavesAnEmptyLastPart() throws IOException {
    FilePartReader parts = parts(BAD, 2, false);
    assertThatThrownBy(parts::next).isInstanceOf(BadSentenceException.class);
    FilePart last = parts.next();
    assertThat(last.blocks()).isEmpty();
    assertThat(last.last()).isTrue();
    assertThat(last.qualifier()).isNotNull();
  }

  private static FilePartReader parts(String text, int sentences, boolean splitAtNewdoc) {
    return new FilePartReader(new ConllReader("test.conllu",
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), null, TreeColumns.OPTIONAL),
        sentences, splitAtNewdoc);
  }
}
