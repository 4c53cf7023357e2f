package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.WordKnowledge;
import org.kerndep.eval.AttachmentScore;

class BestEpochTest {

  private static AttachmentScore score(int heads, int both) {
    return new AttachmentScore(100, heads, 90, both, 5, 1, 1);
  }

  private final BestEpoch best = new BestEpoch(3, score(80, 70), PackedModel.of(Examples.englishModel().base()));

  @Test
  void goesByLasThenUasThenTheEarlierEpoch() {
    assertThat(best.isBeatenBy(score(75, 71))).isTrue();
    assertThat(best.isBeatenBy(score(90, 69))).isFalse();
    assertThat(best.isBeatenBy(score(81, 70))).isTrue();
    assertThat(best.isBeatenBy(score(79, 70))).isFalse();
    assertThat(best.isBeatenBy(score(80, 70))).isFalse();
  }

  @Test
  void theModelComesBackAsItWas() {
    assertThat(PackedModel.of(best.model().unpack(WordKnowledge.NONE)).bytes()).isEqualTo(best.model().bytes());
  }
}
