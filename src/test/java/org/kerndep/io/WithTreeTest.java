package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Conll;

/** A new tree in a block: what changes and what does not. */
class WithTreeTest {

  private static final String TEXT = lines(
      "",
      "# text = Herons wade",
      "1-2\tHeronswade\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No",
      "1\tHerons\theron\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t2:nsubj\tA=1",
      "1.1\twere\tbe\tAUX\t_\t_\t_\t_\t2:aux\tB=2",
      "2\twade\twade\tVERB\tVBP\tTense=Pres\t0\troot\t0:root\tC=3",
      " ");

  @Test
  void changesHeadAndLabelAndEmptiesDepsAlsoOfEmptyNodes() throws IOException {
    assertThat(block(TEXT).withTree(tree("0:root 1:dep"), false).text()).isEqualTo(TEXT
        .replace("2\tnsubj\t2:nsubj", "0\troot\t_")
        .replace("2:aux", "_")
        .replace("0\troot\t0:root", "1\tdep\t_"));
  }

  @Test
  void keepsDepsWhenAsked() throws IOException {
    assertThat(block(TEXT).withTree(tree("0:root 1:dep"), true).text()).isEqualTo(TEXT
        .replace("2\tnsubj\t2:nsubj", "0\troot\t2:nsubj")
        .replace("0\troot\t0:root", "1\tdep\t0:root"));
  }

  @Test
  void keepsWindowsLineEnds() throws IOException {
    String windows = TEXT.replace("\n", "\r\n");
    assertThat(block(windows).withTree(tree("2:nsubj 0:root"), true).text()).isEqualTo(windows);
  }

  @Test
  void leavesTheOldBlockAlone() throws IOException {
    ConllBlock old = block(TEXT);
    ConllBlock changed = old.withTree(tree("0:root 1:dep"), false);
    assertThat(old.text()).isEqualTo(TEXT);
    assertThat(old.parsed().tree()).isEqualTo(tree("2:nsubj 0:root"));
    assertThat(changed.parsed().tree()).isEqualTo(tree("0:root 1:dep"));
    assertThat(changed.sentence()).isEqualTo(old.sentence());
    assertThat(changed.place()).isEqualTo("test.conllu:2");
  }

  @Test
  void fillsHeadsOfSentencesWithoutTree() throws IOException {
    String bare = "1\tHerons\t_\t_\t_\t_\t_\t_\t_\t_\n";
    assertThat(Conll.read(bare, TreeColumns.IGNORE).get(0).withTree(tree("0:root"), false).text())
        .isEqualTo("1\tHerons\t_\t_\t_\t_\t0\troot\t_\t_\n");
  }

  @Test
  void emptiesProjectiveHeadAndLabelInConllX() throws IOException {
    String text = "1\tHerons\t_\t_\t_\t_\t0\tROOT\t0\tROOT\n";
    ConllBlock block = Conll.read("x.conll", text.getBytes(StandardCharsets.UTF_8), null, TreeColumns.REQUIRED).get(0);
    assertThat(block.withTree(tree("0:top"), false).text()).isEqualTo("1\tHerons\t_\t_\t_\t_\t0\ttop\t_\t_\n");
    assertThat(block.withTree(tree("0:top"), true).text()).isEqualTo("1\tHerons\t_\t_\t_\t_\t0\ttop\t0\tROOT\n");
  }

  @Test
  void emptiesPredictedHeadAndLabelInConll2009() throws IOException {
    String text = "1\twade\tw\tw2\tV\tV2\tm\tm2\t0\t7\tROOT\tX\tY\twade.01\tA0\n";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ConllBlock block = Conll.read("a.conll09", bytes, null, TreeColumns.REQUIRED).get(0);
    assertThat(block.withTree(tree("0:top"), false).text())
        .isEqualTo("1\twade\tw\tw2\tV\tV2\tm\tm2\t0\t_\ttop\t_\tY\twade.01\tA0\n");
  }

  @Test
  void rejectsTreeOfAnotherSize() throws IOException {
    ConllBlock block = block(TEXT);
    assertThatIllegalArgumentException().isThrownBy(() -> block.withTree(tree("0:root"), false))
        .withMessage("test.conllu:2: tree of 1 words for a sentence of 2");
  }

  private static ConllBlock block(String text) throws IOException {
    return Conll.read(text, TreeColumns.REQUIRED).get(0);
  }
}
