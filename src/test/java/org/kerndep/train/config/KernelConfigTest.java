package org.kerndep.train.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What is learnt with kernels of parts refuses those of whole trees, and says what to use. */
class KernelConfigTest {

  private static final TrainingConfig TREES = TrainingConfig.DEFAULT.with("kernel", "part-sum(template(arc))");

  @Test
  void rerankersRefuseKernelsOfTrees() {
    assertThatIllegalArgumentException().isThrownBy(() -> RerankConfig.of(TREES))
        .withMessageContaining("kernel part-sum(template(arc)) compares whole trees")
        .withMessageContaining("use one of parts, such as template(arc)");
  }

  @Test
  void decodersRefuseKernelsOfTrees() {
    assertThatIllegalArgumentException().isThrownBy(() -> DecoderKernelConfig.of(TREES))
        .withMessageContaining("use one of parts");
  }

  @Test
  void decodersTakeWhatAKernelComparesOfArcs() throws IOException {
    TrainingConfig config = TrainingConfig.DEFAULT.with("kernel", "template(arc=0.5,sibling)");
    assertThat(DecoderKernelConfig.of(config).kernel()).hasToString("template(arc=0.5)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DecoderKernelConfig.of(TrainingConfig.DEFAULT.with("kernel", "template(sibling)")))
        .withMessageContaining("add arc to it");
  }
}
