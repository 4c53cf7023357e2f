package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SystemSpecTest {

  @Test
  void commasInBracketsSeparateSettings() {
    assertThat(SystemSpec.parseList("base:eisner[epochs=5,part-c=0.1], malt,mate[tag=upos]")).containsExactly(
        new SystemSpec("base:eisner", Map.of("epochs", "5", "part-c", "0.1")),
        new SystemSpec("malt", Map.of()),
        new SystemSpec("mate", Map.of("tag", "upos")));
  }

  @Test
  void commasInParenthesesBelongToTheValue() {
    assertThat(SystemSpec.parseList("base,kernel-reranker[kernel=polynomial(d=2,normalised),epochs=3],"
        + "final[epochs=2,kernel=template(arc,sibling=0.02)]")).containsExactly(
        new SystemSpec("base", Map.of()),
        new SystemSpec("kernel-reranker", Map.of("kernel", "polynomial(d=2,normalised)", "epochs", "3")),
        new SystemSpec("final", Map.of("epochs", "2", "kernel", "template(arc,sibling=0.02)")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "malt,", "malt[", "malt]", "[a=b]", "malt[a]", "malt[=b]", "malt[]", "malt[a=b],,mate",
      "malt[a=(b],mate"})
  void otherTextIsRefused(String text) {
    assertThatThrownBy(() -> SystemSpec.parseList(text)).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("write ");
  }

  @Test
  void onlyUnusualSettingsAreTold() {
    assertThat(SystemSpec.difference(SystemSpec.settings(List.of("a=1", "b=2", "c=3")), Map.of("a", "1", "b", "1")))
        .isEqualTo("b=2 c=3");
  }
}
