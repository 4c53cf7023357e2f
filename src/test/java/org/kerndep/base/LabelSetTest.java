package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;

class LabelSetTest {

  private final LabelSet labels = LabelSet.of(Examples.read(Examples.ENGLISH_TRAIN));

  @Test
  void labelsAreSortedAndFoundByName() {
    for (int i = 0; i < labels.size(); i++) {
      assertThat(labels.index(labels.name(i))).isEqualTo(i);
    }
    assertThat(labels.index("no-such-label")).isEqualTo(-1);
  }

  @Test
  void rootLabelsAreForRootArcsOnly() {
    int root = labels.index("root");
    int subject = labels.index("nsubj");
    assertThat(labels.isAllowed(root, true)).isTrue();
    assertThat(labels.isAllowed(root, false)).isFalse();
    assertThat(labels.isAllowed(subject, true)).isFalse();
    assertThat(labels.isAllowed(subject, false)).isTrue();
  }

  @Test
  void anyLabelWillDoWhereTrainingHadNone() {
    LabelSet onlyRoots = new LabelSet(List.of(new LabelSet.Label("root", true, false)));
    assertThat(onlyRoots.isAllowed(0, false)).isTrue();
  }

  @Test
  void parsedTreesKeepTheRule() {
    BaseParser parser = new BaseParser(Examples.englishModel().base());
    for (ParsedSentence s : Examples.read(Examples.TURKISH).sentences()) {
      DependencyTree tree = parser.parse(s.sentence());
      for (int m = 1; m <= tree.size(); m++) {
        assertThat(tree.label(m).equals("root")).isEqualTo(tree.head(m) == 0);
      }
    }
  }

  @Test
  void unsortedLabelsAreRefused() {
    List<LabelSet.Label> wrong =
        List.of(new LabelSet.Label("b", true, true), new LabelSet.Label("a", true, true));
    assertThatThrownBy(() -> new LabelSet(wrong)).hasMessageContaining("out of order");
  }
}
