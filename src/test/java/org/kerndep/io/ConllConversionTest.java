package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.testing.Conll;

/** Conversions between the formats: columns go where they belong, what has no place is left out. */
class ConllConversionTest {

  private static final String U = lines(
      "1\tHerons\theron\tN\tNNS\tn=p\t2\tsubj\t_\t_",
      "2\twade\twade\tV\tVBP\tt=pr\t0\troot\t_\t_",
      "");
  private static final String U_WITH_MORE = lines(
      "# text = Herons wade",
      "1-2\tHeronswade\t_\t_\t_\t_\t_\t_\t_\t_",
      "1\tHerons\theron\tN\tNNS\tn=p\t2\tsubj\t2:subj\tA=1",
      "1.1\tdo\tdo\t_\t_\t_\t_\t_\t_\t_",
      "2\twade\twade\tV\tVBP\tt=pr\t0\troot\t0:root\tB=1",
      "");
  private static final String NINE = lines(
      "1\tHerons\theron\t_\tNNS\t_\tn=p\t_\t2\t_\tsubj\t_\t_\t_",
      "2\twade\twade\t_\tVBP\t_\tt=pr\t_\t0\t_\troot\t_\t_\t_",
      "");

  @ParameterizedTest
  @CsvSource({"CONLLU, CONLLX", "CONLLX, CONLLU"})
  void tenColumnFormatsShareTheirColumns(ConllFormat from, ConllFormat to) throws IOException {
    assertThat(convert(U, from, to)).isEqualTo(U);
  }

  @ParameterizedTest
  @CsvSource({"CONLLU", "CONLLX"})
  void goesToConll2009WithTheFineTag(ConllFormat from) throws IOException {
    assertThat(convert(U, from, ConllFormat.CONLL09)).isEqualTo(NINE);
  }

  @ParameterizedTest
  @CsvSource({"CONLLU", "CONLLX"})
  void comesFromConll2009WithOneTagInBothColumns(ConllFormat to) throws IOException {
    assertThat(convert(NINE, ConllFormat.CONLL09, to))
        .isEqualTo(U.replace("\tN\tNNS", "\tNNS\tNNS").replace("\tV\tVBP", "\tVBP\tVBP"));
  }

  @Test
  void coarseTagServesInConll2009WhereThereIsNoFineOne() throws IOException {
    assertThat(convert("1\ta\t_\tN\t_\t_\t0\troot\t_\t_\n", ConllFormat.CONLLU, ConllFormat.CONLL09))
        .startsWith("1\ta\t_\t_\tN\t_\t");
  }

  @Test
  void leavesOutWhatTheTargetHasNoPlaceFor() throws IOException {
    assertThat(convert(U_WITH_MORE, ConllFormat.CONLLU, ConllFormat.CONLLX)).isEqualTo(U);
    assertThat(convert(U_WITH_MORE, ConllFormat.CONLLU, ConllFormat.CONLL09)).isEqualTo(NINE);
  }

  @ParameterizedTest
  @CsvSource({"CONLLU", "CONLLX"})
  void ownFormatIsNotTouched(ConllFormat format) throws IOException {
    assertThat(convert(U_WITH_MORE, format, format)).isEqualTo(U_WITH_MORE);
  }

  @Test
  void endsEverySentenceWithABlankLineAndLineFeeds() throws IOException {
    String windows = (U + U).stripTrailing().replace("\n", "\r\n");
    assertThat(convert(windows, ConllFormat.CONLLU, ConllFormat.CONLLX)).isEqualTo(U + U);
  }

  @Test
  void absentHeadsStayAbsent() throws IOException {
    String text = lines(row(1, "a", "_", "_"), "");
    assertThat(convert(text, ConllFormat.CONLLU, ConllFormat.CONLLX)).isEqualTo(text);
  }

  @Test
  void sentencesWithoutWordsLeaveNothing() throws IOException {
    assertThat(convert("# only a comment\n\n" + U, ConllFormat.CONLLU, ConllFormat.CONLLX)).isEqualTo(U);
  }

  @ParameterizedTest
  @CsvSource({"in.conll,CONLLX", "in.conllu,CONLLU", "in,CONLL09"})
  void commentsBeforeTheFirstRowStayInTheSameFormat(String name, ConllFormat format) throws IOException {
    String text = "# first\n\n\n# second\n\n" + (format == ConllFormat.CONLL09 ? NINE : U);
    List<ConllBlock> blocks = Conll.read(name, text.getBytes(StandardCharsets.UTF_8), null, TreeColumns.OPTIONAL);
    assertThat(Conll.write(blocks, format)).isEqualTo(text);
  }

  @Test
  void aFileOfCommentsAloneStaysAsItIs() throws IOException {
    String text = "# first\n\n# second\n";
    List<ConllBlock> blocks =
        Conll.read("in.conll", text.getBytes(StandardCharsets.UTF_8), null, TreeColumns.OPTIONAL);
    assertThat(Conll.write(blocks, ConllFormat.CONLLX)).isEqualTo(text);
  }

  private static String convert(String text, ConllFormat from, ConllFormat to) throws IOException {
    List<ConllBlock> blocks = Conll.read("in", text.getBytes(StandardCharsets.UTF_8), from, TreeColumns.OPTIONAL);
    return Conll.write(blocks, to);
  }
}
