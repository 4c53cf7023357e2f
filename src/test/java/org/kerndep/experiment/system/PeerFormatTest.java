package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.Examples;
import org.kerndep.data.ParsedSentence;

class PeerFormatTest {

  @TempDir
  Path directory;

  private Path input;
  private Path output;

  @BeforeEach
  void writeInput() throws IOException {
    input = directory.resolve("in.conllu");
    output = directory.resolve("out");
    Files.writeString(input, "# text = Go now\n1\tGo\tgo\tVERB\tVB\tMood=Imp\t0\troot\t0:root\tA=B\n"
        + "2\tnow\tnow\tADV\t_\t_\t1\tadvmod\t_\t_\n\n");
  }

  @Test
  void conllXHasBothTags() throws IOException {
    PeerFormat.CONLLX.convert(List.of(input), output, true, true);
    assertThat(output).hasContent("1\tGo\tgo\tVERB\tVB\tMood=Imp\t0\troot\t_\t_\n"
        + "2\tnow\tnow\tADV\tADV\t_\t1\tadvmod\t_\t_\n\n");
  }

  @Test
  void conll09HasEverythingTwice() throws IOException {
    PeerFormat.CONLL09.convert(List.of(input), output, false, true);
    assertThat(output).hasContent(
        "1\tGo\tgo\tgo\tVERB\tVERB\tMood=Imp\tMood=Imp\t0\t0\troot\troot\t_\t_\n"
            + "2\tnow\tnow\tnow\tADV\tADV\t_\t_\t1\t1\tadvmod\tadvmod\t_\t_\n\n");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsToBeParsedHasNoTree(PeerFormat format) throws IOException {
    format.convert(List.of(input, input), output, true, false);
    assertThat(output).content().doesNotContain("root").hasLineCount(6);
  }

  @ParameterizedTest
  @EnumSource
  void treesComeBack(PeerFormat format) throws IOException {
    format.convert(List.of(Examples.ENGLISH_TEST), output, true, true);
    assertThat(format.trees(output)).isEqualTo(
        Examples.read(Examples.ENGLISH_TEST).sentences().stream().map(ParsedSentence::tree).toList());
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNoTreeIsReported(PeerFormat format) throws IOException {
    format.convert(List.of(input), output, true, true);
    String good = Files.readString(output);
    for (String head : List.of("2", "3", "x", "_")) {
      Files.writeString(output, good + good.replaceAll("\t1(?=\t)", "\t" + head));
      assertThatThrownBy(() -> format.trees(output))
          .isInstanceOf(PeerException.class).hasMessageContaining("sentence 2 is not a tree");
    }
    Files.writeString(output, good + "1\tGo\n");
    assertThatThrownBy(() -> format.trees(output)).isInstanceOf(PeerException.class);
  }
}
