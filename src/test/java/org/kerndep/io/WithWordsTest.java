package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Conll.lines;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.testing.Conll;

/** Other lemmas, tags and features in a block: what changes and what does not. */
class WithWordsTest {

  private static final String TEXT = lines(
      "# text = Herons wade",
      "1-2\tHeronswade\t_\t_\t_\t_\t_\t_\t_\t_",
      "1\tHerons\theron\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t2:nsubj\tA=1",
      "2\twade\t\t_\tVBP\t\t0\troot\t0:root\t_",
      "");

  @Test
  void theSameWordsChangeNothing() throws IOException {
    ConllBlock block = Conll.read(TEXT, TreeColumns.REQUIRED).get(0);
    assertThat(block.withWords(new Sentence(block.sentence().words()))).isSameAs(block);
  }

  @Test
  void onlyColumnsWithOtherValuesChange() throws IOException {
    ConllBlock block = Conll.read(TEXT, TreeColumns.REQUIRED).get(0);
    ConllBlock changed = block.withWords(new Sentence(List.of(
        new Word("Herons", "Heron", "PROPN", "NNPS", null), new Word("wade", null, "VERB", "VBP", null))));
    assertThat(changed.text()).isEqualTo(TEXT
        .replace("heron\tNOUN\tNNS\tNumber=Plur", "Heron\tPROPN\tNNPS\t_")
        .replace("\t\t_\tVBP\t\t", "\t\tVERB\tVBP\t\t"));
    assertThat(changed.sentence().word(1)).isEqualTo(new Word("Herons", "Heron", "PROPN", "NNPS", "_"));
    assertThat(changed.parsed().tree()).isEqualTo(block.parsed().tree());
  }

  @Test
  void formsStay() throws IOException {
    ConllBlock block = Conll.read(TEXT, TreeColumns.REQUIRED).get(0);
    Word old = block.sentence().word(1);
    assertThat(block.withWords(new Sentence(List.of(
        new Word("Egrets", old.lemma(), old.cpos(), old.pos(), old.feats()), block.sentence().word(2)))).text())
        .isEqualTo(TEXT);
  }

  @Test
  void aFormatWithOneTagTakesTheFineOneElseTheCoarseOne() throws IOException {
    String text = "1\twade\t_\tw2\tV\tV2\tm\t_\t0\t7\tROOT\tX\tY\twade.01\tA0\n";
    ConllBlock block = Conll.read("a.conll09", text.getBytes(StandardCharsets.UTF_8), null, TreeColumns.IGNORE).get(0);
    assertThat(withTags(block, "VERB", "V")).isEqualTo(text);
    assertThat(withTags(block, "VERB", "VB")).isEqualTo(text.replace("V\tV2", "VB\t_"));
    assertThat(withTags(block, "VERB", null)).isEqualTo(text.replace("V\tV2", "VERB\t_"));
    assertThat(withTags(block, null, null)).isEqualTo(text.replace("V\tV2", "_\t_"));
  }

  @Test
  void rejectsAnotherNumberOfWords() throws IOException {
    ConllBlock block = Conll.read(TEXT, TreeColumns.REQUIRED).get(0);
    assertThatIllegalArgumentException().isThrownBy(() -> block.withWords(new Sentence(List.of())))
        .withMessage("test.conllu:1: 0 words for a sentence of 2");
  }

  private static String withTags(ConllBlock block, String coarse, String fine) {
    return block.withWords(new Sentence(List.of(new Word("wade", "w2", coarse, fine, "m")))).text();
  }
}
