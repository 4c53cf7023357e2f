package org.kerndep.train.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.testing.Sentences;
import org.kerndep.train.config.BaseConfig;
import org.kerndep.train.config.TrainingConfig;

class UntrainedModelTest {

  private static final Sentence SENTENCE = new Sentence(List.of(new Word("a", "_", "D", "D", "_"),
      new Word("hearing", "_", "N", "N", "_"), new Word("today", "_", "R", "R", "_"),
      new Word("on", "_", "P", "P", "_")));
  private static final Treebank CROSSING =
      new Treebank(List.of(new ParsedSentence(SENTENCE, Sentences.tree("2:a 0:root 2:b 1:c"))));

  private static String learnt(String decoder, String projectivity) {
    BaseConfig config =
        TrainingConfig.DEFAULT.with("decoder", decoder).with("projectivity", projectivity).base();
    return UntrainedModel.learnt(config, CROSSING).sentences().get(0).tree().toString();
  }

  @Test
  void projectiveDecodersLearnTreesThatTheyCanFind() {
    String original = CROSSING.sentences().get(0).tree().toString();
    assertThat(learnt("carreras", "none")).isEqualTo(Sentences.tree("2:a 0:root 2:b 2:c").toString());
    assertThat(learnt("carreras+climb", "none")).isEqualTo(original);
    assertThat(learnt("mst", "none")).isEqualTo(original);
    assertThat(learnt("carreras", "head")).isEqualTo(Sentences.tree("2:a 0:root 2:b 2:c↑a").toString());
  }
}
