package org.kerndep.decode.projectivity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MarkedLabelTest {

  @ParameterizedTest
  @CsvSource({
    "nsubj:pass, nsubj:pass, false, '', false",
    "<dobj>, <dobj>, false, '', false",
    "obl↑, obl, true, '', false",
    "obl↑acl:relcl, obl, true, acl:relcl, false",
    "obl↓, obl, false, '', true",
    "obl↑↓, obl, true, '', true",
    "obl↑xcomp↓, obl, true, xcomp, true"
  })
  void textIsReadAndWrittenBack(String text, String label, boolean lifted, String headLabel, boolean onPath) {
    MarkedLabel marked = new MarkedLabel(label, lifted, headLabel, onPath);
    assertThat(MarkedLabel.parse(text)).isEqualTo(marked);
    assertThat(marked).hasToString(text);
    assertThat(MarkedLabel.isMarked(text)).isEqualTo(lifted || onPath);
  }

  @ParameterizedTest
  @ValueSource(strings = {"↑", "↓", "↑↓", "↓obj", "↑obj↓"})
  void marksWithoutLabelLeaveTheAbsentLabel(String text) {
    assertThat(MarkedLabel.parse(text).label()).isEqualTo("_");
  }

  @Test
  void marksInDisorderAreReadToo() {
    assertThat(MarkedLabel.parse("a↓b↑c↑d↓")).isEqualTo(new MarkedLabel("a", true, "c", true));
  }
}
