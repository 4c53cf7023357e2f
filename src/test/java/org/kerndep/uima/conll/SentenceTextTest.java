package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.io.TreeColumns;
import org.kerndep.testing.Conll;

class SentenceTextTest {

  @Test
  void wordsStandWhereTheTextHasThem() throws IOException {
    SentenceText text = text("# text = Frogs  croak\u00A0. . .", row(1, "Frogs", 2, "nsubj"),
        row(2, "croak", 0, "root"), row(3, ". . .", 2, "punct"));
    assertThat(text.text()).isEqualTo("Frogs  croak\u00A0. . .");
    assertThat(words(text, 3)).containsExactly("Frogs", "croak", ". . .");
  }

  @Test
  void aTextOfOtherWordsIsNotUsed() throws IOException {
    for (String other : List.of("Toads croak", "Frogs croak loudly", "Frogs", "")) {
      SentenceText text = text("# text = " + other, row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"));
      assertThat(text.text()).isEqualTo("Frogs croak");
      assertThat(words(text, 2)).containsExactly("Frogs", "croak");
    }
  }

  @Test
  void withoutTextThereAreSpacesWhereTheFileDoesNotDenyThem() throws IOException {
    SentenceText text = text("1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No", row(1, "Do", 3, "aux"),
        row(2, "n't", 3, "advmod"), row(3, "croak", 0, "root"), row(4, "!", 3, "punct"));
    assertThat(text.text()).isEqualTo("Don'tcroak !");
    assertThat(words(text, 4)).containsExactly("Do", "n't", "croak", "!");
  }

  @Test
  void aMultiwordTokenHasItsTextAndItsWordsShareIt() throws IOException {
    SentenceText text = text("# text = Il va au lac", row(1, "Il", 2, "nsubj"), row(2, "va", 0, "root"),
        row("3-4", "au", "_", "_"), row(3, "à", 5, "case"), row(4, "le", 5, "det"), row(5, "lac", 2, "obl"));
    assertThat(text.multiwordTokens()).containsExactly(new SentenceText.MultiwordToken("au", 6, 8));
    assertThat(words(text, 5)).containsExactly("Il", "va", "a", "u", "lac");
  }

  @Test
  void moreWordsThanLettersTakeTheSpaceBehind() throws IOException {
    SentenceText text = text("# text = Vou à praia", row(1, "Vou", 0, "root"), row("2-3", "à", "_", "_"),
        row(2, "a", 4, "case"), row(3, "a", 4, "det"), row(4, "praia", 1, "obl"));
    assertThat(text.text()).isEqualTo("Vou à praia");
    assertThat(text.multiwordTokens()).containsExactly(new SentenceText.MultiwordToken("à", 4, 6));
    assertThat(words(text, 4)).containsExactly("Vou", "à", " ", "praia");
  }

  @Test
  void spacesAreAddedWhereThereIsNone() throws IOException {
    SentenceText text = text("# text = Vou à.", row(1, "Vou", 0, "root"), row("2-4", "à", "_", "_"),
        row(2, "a", 4, "case"), row(3, "a", 4, "det"), row(4, "o", 1, "obl"), row(5, ".", 1, "punct"));
    assertThat(text.text()).isEqualTo("Vou à  .");
    assertThat(words(text, 5)).containsExactly("Vou", "à", " ", " ", ".");
  }

  @Test
  void aMultiwordTokenMayBeWrittenWithNothing() throws IOException {
    SentenceText text = text(row(1, "Vou", 0, "root"), row("2-3", "", "_", "_"), row(2, "a", 1, "case"),
        row(3, "o", 1, "det"));
    assertThat(words(text, 3)).containsExactly("Vou", " ", " ");
  }

  private static SentenceText text(String... lines) throws IOException {
    return new SentenceText(Conll.read(lines(lines), TreeColumns.IGNORE).get(0));
  }

  private static List<String> words(SentenceText text, int words) {
    return IntStream.rangeClosed(1, words).mapToObj(m -> text.text().substring(text.begin(m), text.end(m))).toList();
  }
}
