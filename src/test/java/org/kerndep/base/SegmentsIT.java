package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.base.SegmentsTest.sentence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Word;

/** Long sentences and trained models. */
class SegmentsIT {

  @ParameterizedTest
  @ValueSource(ints = {300, 301, 3000})
  void sentencesOfAnyLengthAreParsed(int size) {
    DependencyTree tree = new BaseParser(Examples.englishModel().base()).parse(sentence(size, 40));
    assertThat(tree.size()).isEqualTo(size);
    assertThat(tree.rootChildren()).isEqualTo(1);
  }

  @Test
  void labelsOfSegmentsStayAndTheArcsThatJoinThemGetTheirs() {
    DependencyTree tree = new BaseParser(Examples.train(Examples.read(Examples.ENGLISH_TEST),
        Examples.SMALL.with("decoder", "carreras").with("labels", "joint"), 1).base()).parse(sentence(650, 40));
    for (int m = 1; m <= tree.size(); m++) {
      assertThat(tree.label(m)).isNotEqualTo(Word.ABSENT);
      assertThat(tree.label(m).equals("root")).isEqualTo(tree.head(m) == 0);
    }
  }
}
