package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;

/** Which epoch's model comes out of training. */
class KeepIT {

  private static final TrainingConfig FIVE = Examples.SMALL.with("epochs", "5");

  private final Treebank train = Examples.read(Examples.ENGLISH_TRAIN);
  private final Treebank test = Examples.read(Examples.ENGLISH_TEST);

  /** All models parse it alike. */
  private final Treebank oneWord = new Treebank(List.of(new ParsedSentence(
      new Sentence(List.of(new Word("Go", "go", "VERB", "VB", "_"))),
      DependencyTree.of(new int[] {0, 0}, new String[] {null, "root"}))));

  /** Hears the dev scores of the epochs, LAS first so that they can be compared as text. */
  private static final class Scores implements Progress {

    private final List<String> heard = new ArrayList<>();

    @Override
    public void begin(String task, long total) {}

    @Override
    public void advance(long steps) {}

    @Override
    public void end(String result) {
      if (result.contains("dev")) {
        heard.add(result.replaceFirst(".*dev UAS (\\S+) LAS (\\S+)", "$2 $1"));
      }
    }
  }

  private byte[] weights(TrainingConfig config, Treebank dev) throws IOException {
    return weights(config, dev, Progress.NONE);
  }

  /** The model under a manifest that does not tell the settings. */
  private byte[] weights(TrainingConfig config, Treebank dev, Progress progress) throws IOException {
    try (Workers workers = new Workers(1)) {
      TrainingContext context = new TrainingContext(TemplateSet.standard(), workers, progress);
      ModelBundle model =
          new TrainingPipeline(config, context, TrainingWorkspace.inMemory()).trainBase(train, dev);
      return new ModelBundle(Examples.englishModel().manifest(), model.base()).toByteArray();
    }
  }

  @Test
  void bestIsTheEpochWithTheBestDevScore() throws IOException {
    Scores scores = new Scores();
    byte[] best = weights(FIVE.with("keep", "best"), test, scores);
    assertThat(scores.heard).hasSize(5).allMatch(score -> score.matches("\\d\\d\\.\\d\\d \\d\\d\\.\\d\\d"));
    int epoch = scores.heard.indexOf(Collections.max(scores.heard)) + 1;
    assertThat(best).isEqualTo(weights(FIVE.with("epochs", Integer.toString(epoch)), test));
  }

  @Test
  void ofEqualEpochsTheFirstIsKept() throws IOException {
    assertThat(weights(FIVE.with("keep", "best"), oneWord)).isEqualTo(weights(FIVE.with("epochs", "1"), oneWord));
  }

  @Test
  void lastIsTheLast() throws IOException {
    assertThat(weights(FIVE.with("keep", "last"), oneWord)).isEqualTo(weights(FIVE, test))
        .isNotEqualTo(weights(FIVE.with("keep", "best"), oneWord));
  }

  @Test
  void bestWithoutDevDataIsRefused() {
    assertThatThrownBy(() -> Examples.train(train, FIVE.with("keep", "best"), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("needs dev data");
  }
}
