package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.testing.Conll;

class WithTagsTest {

  private static final String TEXT = lines("# text = He can't", row(1, "He", 2, "nsubj"),
      "2-3\tcan't\t_\t_\t_\t_\t_\t_\t_\tLang=en", row(2, "ca", 0, "root"), row(3, "n't", 2, "advmod"),
      "3.1\tempty\t_\t_\t_\t_\t_\t_\t_\t_", "");

  @Test
  void newTagsReplaceTheOldAndNothingElse() throws Exception {
    List<Word> words = block().sentence().words().stream()
        .map(word -> new Word(word.form(), "l", "U", "x", "F=" + word.form().length())).toList();
    ConllBlock tagged = block().withTags(new Sentence(words));
    assertThat(tagged.sentence().words()).isEqualTo(words);
    assertThat(tagged.lines().get(1)).isEqualTo("1\tHe\tl\tU\tx\tF=2\t2\tnsubj\t_\t_");
    assertThat(tagged.lines().get(2)).isEqualTo(block().lines().get(2));
    assertThat(tagged.lines().get(5)).isEqualTo(block().lines().get(5));
    assertThat(tagged.tree()).isEqualTo(block().tree());
  }

  @Test
  void thereMustBeTagsForEachWord() throws Exception {
    ConllBlock block = block();
    assertThatThrownBy(() -> block.withTags(new Sentence(List.of()))).isInstanceOf(IllegalArgumentException.class);
  }

  private static ConllBlock block() throws Exception {
    return Conll.read(TEXT, Trees.OPTIONAL).get(0);
  }
}
