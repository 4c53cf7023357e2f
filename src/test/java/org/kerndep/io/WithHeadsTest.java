package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.lines;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.kerndep.testing.Conll;

/** Heads that need not be a tree in a block: what changes and what does not. */
class WithHeadsTest {

  private static final String TEXT = lines(
      "# text = Herons wade",
      "1\tHerons\theron\tNOUN\tNNS\t_\t02\tnsubj\t2:nsubj\tA=1",
      "1.1\twere\tbe\tAUX\t_\t_\t_\t_\t2:aux\tB=2",
      "2\twade\twade\tVERB\tVBP\t_\t0\troot\t0:root\t_",
      "3\tslowly\tslowly\tADV\tRB\t_\t_\tadvmod\t2:advmod\t_",
      "4\t.\t.\tPUNCT\t.\t_\t\t\t\t_",
      "");

  @Test
  void theSameHeadsChangeNothing() throws IOException {
    ConllBlock block = block();
    assertThat(block.withHeads(new int[] {2, 0, -1, -1}, new String[] {"nsubj", "root", null, null}, false))
        .isSameAs(block);
  }

  @Test
  void oneOtherHeadEmptiesDepsOfAll() throws IOException {
    assertThat(block().withHeads(new int[] {2, 0, 2, -1}, new String[] {"nsubj", "root", "obl", null}, false).text())
        .isEqualTo(TEXT.replace("2:nsubj", "_").replace("2:aux", "_").replace("0:root", "_")
            .replace("_\tadvmod\t2:advmod", "2\tobl\t_").replace("\t\t\t\t_", "\t\t\t_\t_"));
  }

  @Test
  void anotherLabelIsAChangeAndDepsStayWhenAsked() throws IOException {
    assertThat(block().withHeads(new int[] {2, 0, -1, -1}, new String[] {"obj", "root", null, null}, true).text())
        .isEqualTo(TEXT.replace("02\tnsubj\t", "2\tobj\t"));
  }

  @Test
  void headsCanGoAndNeedNotBeATree() throws IOException {
    assertThat(block().withHeads(new int[] {2, 1, -1, -1}, new String[] {"nsubj", "", null, null}, true).text())
        .isEqualTo(TEXT.replace("0\troot\t", "1\t_\t"));
    assertThat(block().withHeads(new int[] {-1, 0, -1, -1}, new String[] {"nsubj", "root", null, null}, true).text())
        .isEqualTo(TEXT.replace("02\tnsubj\t", "_\t_\t"));
  }

  private static ConllBlock block() throws IOException {
    return Conll.read(TEXT, TreeColumns.IGNORE).get(0);
  }
}
