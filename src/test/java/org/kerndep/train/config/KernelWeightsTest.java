package org.kerndep.train.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class KernelWeightsTest {

  private static final String TWO_KERNELS = "template(arc)+dependency-tree(decay=0.015)";

  @Test
  void kernelsAreAlikeFirstAndThenOneByOneAnother() {
    KernelWeights chosen = KernelWeights.parse("chosen");
    assertThat(chosen.alike(2)).containsExactly(List.of(0.1, 0.1), List.of(0.01, 0.01));
    assertThat(chosen.others(List.of(0.1, 0.1), 1)).containsExactly(List.of(0.1, 0.01));
    assertThat(chosen.tries(2)).isEqualTo(4);
    assertThat(chosen.alike(1)).containsExactly(List.of(0.1), List.of(0.01));
    assertThat(chosen.others(List.of(0.1), 0)).isEmpty();
    assertThat(chosen.alike(0)).containsExactly(List.of());
    assertThat(chosen.tries(0)).isEqualTo(1);
  }

  @Test
  void givenWeightsAreNotChanged() {
    assertThat(KernelWeights.parse("0.5").alike(2)).containsExactly(List.of(0.5, 0.5));
    KernelWeights two = KernelWeights.parse("0.1+0.01");
    assertThat(two.alike(2)).containsExactly(List.of(0.1, 0.01));
    assertThat(two.others(List.of(0.1, 0.01), 0)).isEmpty();
    assertThat(two.tries(2)).isEqualTo(1);
    assertThat(KernelWeights.text(two.given())).isEqualTo("0.1+0.01");
  }

  @Test
  void eachKernelHasAWeightOfItsOwnOrAllHaveOne() throws Exception {
    TrainingConfig config = TrainingConfig.DEFAULT.with("rerank-rho", "0.1+0.01");
    assertThat(config.with("kernel", TWO_KERNELS).reranker().kernelWeights().given()).containsExactly(0.1, 0.01);
    assertThatThrownBy(config::reranker).hasMessageContaining("rerank-rho=0.1+0.01 gives 2 weights, but the number "
        + "of kernels is 1; write one for each, or one for all");
    for (String wrong : List.of("0.1+0", "0.1+", "0.1+chosen", "+")) {
      assertThatThrownBy(() -> config.with("rerank-rho", wrong)).hasMessageContaining("rerank-rho")
          .hasMessageContaining("or one for each kernel as in 0.1+0.01");
    }
  }
}
