package org.kerndep.train.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.Kernel;

/** Which kernels go together, and which a decoder takes. */
class KernelConfigTest {

  @Test
  void decodersRefuseKernelsOfTrees() {
    assertThatIllegalArgumentException().isThrownBy(() -> DecoderKernelConfig.of(
            TrainingConfig.DEFAULT.with("kernel", "dependency-tree(decay=0.015)")))
        .withMessageContaining("kernel dependency-tree(decay=0.015) compares no arcs, but a kernel in the decoder can");
  }

  @Test
  void aRerankerHasDifferentKernels() throws IOException {
    RerankConfig several = RerankConfig.of(TrainingConfig.DEFAULT.with("kernel",
        "template(arc)+polynomial(d=2,normalised)+polynomial(d=4,normalised)"));
    assertThat(several.kernels()).extracting(Kernel::toString)
        .containsExactly("template(arc)", "polynomial(d=2,normalised)", "polynomial(d=4,normalised)");
    assertThatIllegalArgumentException().isThrownBy(() -> RerankConfig.of(
            TrainingConfig.DEFAULT.with("kernel", "polynomial(d=4)+polynomial(d=4)")))
        .withMessageContaining("a kernel stands twice in kernel=polynomial(d=4)+polynomial(d=4)");
  }

  @Test
  void chunksAreForKernelsOfTrees() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RerankConfig.of(TrainingConfig.DEFAULT.with("rerank-chunks", "10")))
        .withMessageContaining("rerank-chunks=10 needs a kernel of whole trees, not kernel=template(arc)");
  }

  @Test
  void decodersTakeWhatAKernelComparesOfArcs() throws IOException {
    TrainingConfig config = TrainingConfig.DEFAULT.with("kernel", "template(arc=0.5,sibling)");
    assertThat(DecoderKernelConfig.of(config).kernel()).hasToString("template(arc=0.5)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DecoderKernelConfig.of(TrainingConfig.DEFAULT.with("kernel", "template(sibling)")))
        .withMessageContaining("add template(arc)");
  }
}
