package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** The model that comes with the parser. */
class EnglishModelIT {

  private static DependencyParser parser;

  @BeforeAll
  static void load() throws Exception {
    parser = DependencyParser.english();
  }

  @Test
  void parsesPlainText() {
    Sentence sentence = parser.tag("She didn't read the letter.").get(0).words();
    assertThat(sentence.words()).extracting(Word::form)
        .containsExactly("She", "did", "n't", "read", "the", "letter", ".");
    assertThat(parser.parse(sentence)).isEqualTo(DependencyTree.of(new int[] {0, 4, 4, 4, 0, 6, 4, 4},
        new String[] {null, "nsubj", "aux", "advmod", "root", "det", "obj", "punct"}));
  }

  @Test
  void isTheWholeSystemAndSaysWhoseItIs() throws Exception {
    assertThat(parser.reranks()).isTrue();
    assertThat(parser.manifest().get("licence")).contains("CC BY-SA 4.0");
    assertThat(parser.manifest().get("source").orElseThrow()).startsWith("UD English-EWT");
    assertThat(Files.size(Path.of("resources/model-en/org/kerndep/uima/lib/parser-en-ewt.kdp"))).isLessThan(25_000_000);
  }
}
