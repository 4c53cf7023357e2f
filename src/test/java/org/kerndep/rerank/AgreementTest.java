package org.kerndep.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.Sentences;

class AgreementTest {

  /** With temperature 1 the probabilities are 0.4, 0.3 and 0.3; the last two differ in a label. */
  private static final KBestList LIST = Hypotheses.of(
      new ScoredTree(Sentences.tree("0:r 1:x 1:x"), Math.log(4)),
      new ScoredTree(Sentences.tree("2:x 0:r 2:y"), Math.log(3)),
      new ScoredTree(Sentences.tree("2:x 0:r 2:x"), Math.log(3)));

  @Test
  void treesThatAgreePassOneThatIsAlone() {
    KBestList ranked = new Agreement(1, 1).rank(LIST);
    assertThat(ranked.best().tree()).isEqualTo(LIST.get(1).tree());
    assertThat(ranked.get(0).score()).isCloseTo(Math.log(3) + 0.3 * 3 + 0.3 * 2.5, within(1e-12));
    assertThat(ranked.get(2).score()).isCloseTo(Math.log(4) + 0.4 * 3, within(1e-12));
    assertThat(ranked.get(2).rerank()).isCloseTo(0.4 * 3, within(1e-12));
    assertThat(ranked.get(2).base()).isEqualTo(Math.log(4));
  }

  @Test
  void smallWeightLeavesTheOrder() {
    assertThat(new Agreement(0.5, 1).rank(LIST).best().tree()).isEqualTo(LIST.best().tree());
    assertThat(Agreement.NONE.rank(LIST)).isSameAs(LIST);
  }

  @Test
  void oneTreeHasNoOther() {
    KBestList alone = LIST.first(1);
    assertThat(new Agreement(1, 1).rank(alone)).isSameAs(alone);
  }

  @Test
  void impossibleNumbersAreRefused() {
    assertThatThrownBy(() -> new Agreement(-1, 1)).hasMessageContaining("weight of agreement");
    assertThatThrownBy(() -> new Agreement(Double.NaN, 1)).hasMessageContaining("weight of agreement");
    assertThatThrownBy(() -> new Agreement(1, 0)).hasMessageContaining("temperature of agreement");
  }
}
