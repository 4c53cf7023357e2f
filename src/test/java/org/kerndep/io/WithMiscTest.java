package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Conll.lines;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.testing.Conll;

/** A value in MISC: what changes and what does not. */
class WithMiscTest {

  private static final String TEXT = lines(
      "# text = Herons wade",
      "1-2\tHeronswade\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No",
      "1\tHerons\theron\tNOUN\tNNS\t_\t2\tnsubj\t2:nsubj\tA=1",
      "1.1\twere\tbe\tAUX\t_\t_\t_\t_\t2:aux\tB=2",
      "2\twade\twade\tVERB\tVBP\t_\t0\troot\t0:root\t_",
      "");

  @Test
  void changesNothingButMiscOfWords() throws IOException {
    assertThat(block(TEXT).withMisc("P", List.of("0.97", "1.00")).text()).isEqualTo(TEXT
        .replace("A=1", "A=1|P=0.97")
        .replace("0:root\t_", "0:root\tP=1.00"));
  }

  @ParameterizedTest
  @CsvSource(nullValues = "none", value = {
    "_, none", "'', none", "A=1|P=0.5|P=0.6, 0.5", "XP=1|Pi|P, none", "P=, ''", "P=a=b, a=b"})
  void valuesAreFoundByTheirKey(String column, String value) throws IOException {
    assertThat(MiscColumn.values(column, "P").stream().findFirst()).isEqualTo(Optional.ofNullable(value));
    assertThat(block(TEXT.replace("A=1", column)).misc(1, "P")).isEqualTo(Optional.ofNullable(value));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1.00, 1", "0.97, 0.97"})
  void probabilitiesOfArcsAreRead(String text, double value) throws IOException {
    assertThat(ArcProbability.of(block(TEXT.replace("A=1", "ArcProb=" + text)), 1)).hasValue(value);
    assertThat(ArcProbability.of(block(TEXT), 1)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "high", "1.5", "-0", "NaN", "0,5"})
  void probabilitiesOfArcsAreFromZeroToOne(String text) throws IOException {
    ConllBlock block = block(TEXT.replace("A=1", "ArcProb=" + text));
    assertThatExceptionOfType(BadInputException.class).isThrownBy(() -> ArcProbability.of(block, 1)).withMessage(
        "test.conllu:3: ArcProb cannot be '" + text + "'; write a number from 0 to 1 or take it out of MISC");
  }

  @ParameterizedTest
  @CsvSource({
    "_, 0.5, P=0.5", "'', 0.5, P=0.5", "A=1|B, 0.5, A=1|B|P=0.5", "A=1|P=0.9|B=2, 0.5, A=1|P=0.5|B=2",
    "P=0.9|A=1|P=0.8, 0.5, P=0.5|A=1", "XP=1|Pi, 0.5, XP=1|Pi|P=0.5", "A=1|P=0.9, _, A=1", "P=0.9, _, _", "_, _, _"})
  void keepsOtherValuesAndReplacesAnOlderOne(String before, String value, String after) {
    assertThat(MiscColumn.with(before, "P", value)).isEqualTo(after);
  }

  @Test
  void rejectsFormatsWithoutMiscAndOtherNumbersOfValues() throws IOException {
    byte[] conllx = "1\tHerons\t_\t_\t_\t_\t0\tROOT\t0\tROOT\n".getBytes(StandardCharsets.UTF_8);
    ConllBlock other = Conll.read("x.conll", conllx, null, TreeColumns.REQUIRED).get(0);
    assertThatIllegalArgumentException().isThrownBy(() -> other.withMisc("P", List.of("1")))
        .withMessage("x.conll:1: 1 values of MISC for a sentence of 1 in conllx");
    ConllBlock two = block(TEXT);
    assertThatIllegalArgumentException().isThrownBy(() -> two.withMisc("P", List.of("1")))
        .withMessage("test.conllu:1: 1 values of MISC for a sentence of 2 in conllu");
  }

  @Test
  void commentsAreFoundByTheirKeys() throws IOException {
    ConllBlock block = block("#text=Herons wade = wading \n# text = again\n# sent_id\n" + TEXT);
    assertThat(block.comment("text")).contains("Herons wade = wading");
    assertThat(block.comment("sent_id")).isEmpty();
    assertThat(block.comment("tex")).isEmpty();
  }

  private static ConllBlock block(String text) throws IOException {
    return Conll.read(text, TreeColumns.REQUIRED).get(0);
  }
}
