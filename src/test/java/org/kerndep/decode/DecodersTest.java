package org.kerndep.decode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.RootMode;

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

  @Test
  void aModelCanBeDecodedByWhatScoresTheSameParts() {
    for (String name
        : List.of("koo-collins-1", "koo-collins-1+climb", "koo-collins-1+hill-climbing", "hill-climbing")) {
      assertThat(Decoders.createLike("koo-collins-1+climb", name, RootMode.SINGLE).shapes())
          .isEqualTo(Decoders.create("koo-collins-1", RootMode.SINGLE).shapes());
    }
    assertThat(Decoders.createLike("eisner", "mst", RootMode.SINGLE).isProjective()).isFalse();
    assertThatThrownBy(() -> Decoders.createLike("koo-collins-1", "mst", RootMode.SINGLE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("decoder mst scores other parts than koo-collins-1, with which the model was trained; choose from "
            + "koo-collins-1, hill-climbing, koo-collins-1+climb, koo-collins-1+hill-climbing");
    assertThatThrownBy(() -> Decoders.createLike("koo-collins-1", "greedy", RootMode.SINGLE))
        .hasMessageContaining("unknown decoder greedy");
  }
}
