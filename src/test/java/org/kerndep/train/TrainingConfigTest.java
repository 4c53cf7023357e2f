package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.base.LabelMode;

class TrainingConfigTest {

  @Test
  void everySettingComesBackFromItsText() {
    TrainingConfig changed = TrainingConfig.DEFAULT
        .with("epochs", "4").with("seed", "9").with("batch", "3").with("decoder", "mst").with("roots", "multi")
        .with("cutoff", "2").with("part-bits", "20").with("label-bits", "19").with("part-c", "0.5")
        .with("label-c", "0.25").with("prune-epochs", "2").with("prune-bits", "18").with("prune-rate", "0.5")
        .with("projectivity", "path").with("update", "perceptron").with("keep", "best")
        .with("prune-ratio", "0.01").with("prune-heads", "4").with("labels", "joint").with("mira-trees", "5");
    TrainingConfig again = TrainingConfig.DEFAULT;
    for (Map.Entry<String, String> setting : changed.toMap().entrySet()) {
      again = again.with(setting.getKey(), setting.getValue());
      assertThat(setting.getValue()).isNotEqualTo(TrainingConfig.DEFAULT.toMap().get(setting.getKey()));
    }
    assertThat(again).isEqualTo(changed);
  }

  @ParameterizedTest
  @CsvSource({
    "epochs,0", "epochs,many", "seed,x", "batch,0", "decoder,greedy", "roots,none", "cutoff,0", "part-bits,60", "label-bits,1",
    "part-c,0", "label-c,-1",
    "prune-ratio,1", "prune-heads,0", "projectivity,lift", "update,newton", "update,MIRA", "keep,first", "labels,none", "mira-trees,0", "colour,blue"
  })
  void impossibleSettingsAreRefusedByName(String key, String value) {
    assertThatThrownBy(() -> TrainingConfig.DEFAULT.with(key, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(key)
        .hasMessageContaining(value.equals("blue") ? "known are" : value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "eisner", "sibling", "koo-collins-1", "koo-collins-2", "mst"})
  void jointLabelsNeedTheDecoderThatHasThem(String decoder) {
    TrainingConfig joint = TrainingConfig.DEFAULT.with("labels", "joint").with("mira-trees", "5");
    assertThat(joint.with("decoder", "carreras").requireConsistent().labelMode()).isEqualTo(LabelMode.JOINT);
    assertThatThrownBy(() -> joint.with("decoder", decoder).requireConsistent())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("setting labels=joint needs decoder=carreras, not " + decoder);
  }
}
