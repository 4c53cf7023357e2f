package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DecodersTest {

  @Test
  void everyNameMakesADecoder() {
    assertThat(Decoders.names()).allSatisfy(name -> assertThat(Decoders.create(name, RootMode.MULTI)).isNotNull());
  }

  @Test
  void anUnknownNameIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> Decoders.create("greedy", RootMode.MULTI))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("greedy")
        .hasMessageContaining("eisner, sibling, carreras, koo-collins-1, koo-collins-2, mst");
  }
}
