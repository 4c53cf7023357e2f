package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.goodSentence;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.testing.Conll;

class InputTest {

  @ParameterizedTest
  @ValueSource(strings = {"Dogs bark.", "\n\n# A title\nDogs bark.\n", "1\tcolumn\n", "12 dogs\tbark\n",
      "\uFEFFDogs\n", "# only a heading\n", "#happy\n\n#sunny day", "# sent_id = 1\n# Dogs\n",
      "# A title\rDogs bark.\r"})
  void aFirstLineThatIsNoRowMeansText(String text) throws Exception {
    Input input = input("standard input", text);
    assertThat(input.isText()).isTrue();
    assertThat(new String(input.stream().readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "# text = Dogs bark.\n", "# newdoc id = a\n#\n# newpar", "# text = a\r1\tDogs\t_"})
  void nothingThatTellsMeansATable(String text) throws Exception {
    assertThat(input("standard input", text).isText()).isFalse();
  }

  @Test
  void rowsMeanATable() throws Exception {
    assertThat(input("standard input", Conll.goodSentence()).isText()).isFalse();
    String withMultiword = "\uFEFF# text = 1\n\n1-2" + Conll.goodSentence().substring(1);
    assertThat(input("standard input", withMultiword).isText()).isFalse();
  }

  @Test
  void theNameOfATableMeansATable() throws Exception {
    assertThat(input("test.conllu", "Dogs bark.").isText()).isFalse();
    assertThat(input("test.conll.gz", "Dogs bark.").isText()).isFalse();
    assertThat(input("test.txt", "Dogs bark.").isText()).isTrue();
  }

  private static Input input(String name, String text) throws Exception {
    return Input.of(name, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }
}
