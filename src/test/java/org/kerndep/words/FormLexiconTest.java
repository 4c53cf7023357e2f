package org.kerndep.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

final class FormLexiconTest {

  @TempDir
  private Path directory;

  @Test
  void readsFormsAndWhatTheyCanBe() throws Exception {
    WordKnowledge lexicon = FormLexicon.read(write("forms.tsv", "barks\tnoun verb\n\ndog\tnoun\n"));
    assertThat(value(lexicon, "barks")).isEqualTo("noun verb");
    assertThat(value(lexicon, "Dog")).isEqualTo("noun");
    assertThat(value(lexicon, "cat")).isEqualTo(Word.ABSENT);
    assertThat(lexicon.origin()).startsWith("lexicon forms.tsv");
  }

  @Test
  void badLinesAreNamed() throws Exception {
    Path file = write("forms.tsv", "barks\tnoun\ndog\n");
    assertThatThrownBy(() -> FormLexicon.read(file)).hasMessageContaining("forms.tsv:2").hasMessageContaining("tab");
    Path empty = write("empty.tsv", "\n");
    assertThatThrownBy(() -> FormLexicon.read(empty)).hasMessageContaining("no word forms");
  }

  @Test
  void inflectsTheWordsOfWordNet() throws Exception {
    write("index.noun", "  1 a line of the licence\ndog n 1\nwatch n 1\nwolf n 1\nhot_dog n 1\n");
    write("noun.exc", "wolves wolf\n");
    write("index.verb", "bark v 1\nfly v 1\nlie v 1\ntake v 1\nwatch v 1\n");
    write("verb.exc", "flew fly\nflown fly\ntook take\n");
    write("index.adj", "big a 1\nhappy a 1\nbeautiful a 1\nfifty a 1\n");
    write("adj.exc", "bigger big\nbiggest big\n");
    write("index.adv", "happily r 1\n");
    WordKnowledge lexicon = FormLexicon.read(directory);
    assertThat(value(lexicon, "barks")).isEqualTo("z");
    assertThat(value(lexicon, "dogs")).isEqualTo("N");
    assertThat(value(lexicon, "watches")).isEqualTo("Nz");
    assertThat(value(lexicon, "wolves")).isEqualTo("N");
    assertThat(value(lexicon, "flies")).isEqualTo("z");
    assertThat(value(lexicon, "flown")).isEqualTo("d");
    assertThat(value(lexicon, "flied")).isEqualTo(Word.ABSENT);
    assertThat(value(lexicon, "taking")).isEqualTo("g");
    assertThat(value(lexicon, "lying")).isEqualTo("g");
    assertThat(value(lexicon, "bigger")).isEqualTo("C");
    assertThat(value(lexicon, "happiest")).isEqualTo("S");
    assertThat(value(lexicon, "beautifuler")).isEqualTo(Word.ABSENT);
    assertThat(value(lexicon, "happily")).isEqualTo("r");
    assertThat(value(lexicon, "fifty")).isEqualTo("ac");
    assertThat(value(lexicon, "hot_dog")).isEqualTo(Word.ABSENT);
  }

  @Test
  void aDirectoryThatIsNotWordNetsIsRefused() {
    assertThatThrownBy(() -> FormLexicon.read(directory)).hasMessageContaining("noun.exc")
        .hasMessageContaining("WordNet");
  }

  private static String value(WordKnowledge lexicon, String form) {
    return lexicon.value(new Word(form, null, null, null, null), WordKnowledge.LEXICON);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }
}
