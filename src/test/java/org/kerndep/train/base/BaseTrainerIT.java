package org.kerndep.train.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;

class BaseTrainerIT {

  private final Treebank train = Examples.read(Examples.ENGLISH_TRAIN);

  private static AttachmentScore score(ModelBundle model, Treebank gold) {
    BaseParser parser = new BaseParser(model.base());
    AttachmentScore total = AttachmentScore.NOTHING;
    for (ParsedSentence s : gold.sentences()) {
      total = total.plus(AttachmentScore.of(s.sentence(), s.tree(), parser.parse(s.sentence()), Punctuation.KEEP));
    }
    return total;
  }

  @ParameterizedTest
  @ValueSource(strings = {"eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2", "mst"})
  void learnsTheExampleTreebank(String decoder) {
    ModelBundle model = Examples.train(train, Examples.SMALL.with("epochs", "8").with("decoder", decoder), 1);
    assertThat(score(model, train).las()).isGreaterThan(93);
    assertThat(score(model, Examples.read(Examples.ENGLISH_TEST)).uas()).isGreaterThan(75);
    assertThat(model.base().decoderName()).isEqualTo(decoder);
  }

  @Test
  void theAveragedPerceptronLearnsItToo() {
    ModelBundle model = Examples.train(train, Examples.SMALL.with("epochs", "8").with("update", "perceptron"), 1);
    assertThat(score(model, train).las()).isGreaterThan(93);
  }

  @Test
  void threadsDoNotChangeAByte() {
    byte[] alone = Examples.train(train, Examples.SMALL, 1).toByteArray();
    assertThat(Examples.train(train, Examples.SMALL, 2).toByteArray()).isEqualTo(alone);
    assertThat(Examples.train(train, Examples.SMALL, 3).toByteArray()).isEqualTo(alone);
  }

  @Test
  void headsAndLabelsAreLearntTogether() {
    TrainingConfig config = Examples.SMALL.with("epochs", "8").with("part-bits", "20").with("decoder", "carreras")
        .with("labels", "joint");
    ModelBundle model = Examples.train(train, config, 1);
    assertThat(score(model, train).las()).isGreaterThan(93);
    assertThat(score(model, Examples.read(Examples.ENGLISH_TEST)).uas()).isGreaterThan(75);
    assertThat(model.base().arcLabels()).isPresent();
    assertThat(Examples.train(train, config, 2).toByteArray()).isEqualTo(model.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"eisner", "mst", "koo-collins-1", "hill-climbing", "sibling+climb"})
  void labelsOfArcsHaveASayWithEveryDecoder(String decoder) {
    TrainingConfig config = Examples.SMALL.with("epochs", "6").with("part-bits", "20").with("decoder", decoder)
        .with("labels", "arcs");
    ModelBundle model = Examples.train(train, config, 2);
    assertThat(score(model, train).las()).isGreaterThan(90);
  }

  @Test
  void jointLabelsWithAnotherDecoderAreRefused() {
    assertThatThrownBy(() -> Examples.train(train, Examples.SMALL.with("labels", "joint"), 1))
        .hasMessageContaining("labels=joint needs decoder=carreras");
  }

  @ParameterizedTest
  @CsvSource({
    "epochs,2", "seed,2", "batch,3", "decoder,mst", "roots,multi", "cutoff,3", "part-bits,15", "label-bits,15",
    "part-c,0.001", "label-c,0.001", "prune-epochs,2", "prune-bits,12", "prune-rate,0.5", "prune-ratio,0.4",
    "prune-heads,1", "projectivity,head+path", "update,perceptron", "labels,second-stage", "mira-trees,3"
  })
  void everySettingChangesTheModel(String key, String value) {
    ModelBundle changed = Examples.train(train, Examples.SMALL.with(key, value), 1);
    assertThat(weights(changed.base())).isNotEqualTo(weights(Examples.englishModel().base()));
    assertThat(changed.manifest().get("config." + key)).contains(value);
  }

  private static double weights(BaseModel model) {
    double sum = 0;
    for (WeightTable table : List.of(model.pruner().weights(), model.partWeights(), model.labelWeights())) {
      for (int i = 0; i < table.size(); i++) {
        sum += table.get(i) * (i % 1009);
      }
    }
    return sum;
  }

  @Test
  void rootsFollowTheTreebank() {
    assertThat(Examples.englishModel().manifest().get("used-roots")).contains("single");
    ParsedSentence first = train.sentences().get(0);
    int[] heads = new int[first.size() + 1];
    Treebank flat = new Treebank(List.of(new ParsedSentence(first.sentence(),
        DependencyTree.unlabelled(heads))));
    assertThat(Examples.train(flat, Examples.SMALL, 1).manifest().get("used-roots")).contains("multi");
  }

  @Test
  void crossingArcsAreLearntByTheNonProjectiveDecoderOrThroughLabels() {
    Treebank crossing = new Treebank(train.sentences().stream().filter(s -> !s.tree().isProjective()).toList());
    TrainingConfig config = Examples.SMALL.with("epochs", "10");
    assertThat(crossing.size()).isEqualTo(3);
    assertThat(exactTrees(crossing, config.with("decoder", "eisner"))).isZero();
    assertThat(exactTrees(crossing, config.with("decoder", "mst"))).isEqualTo(3);
    for (String scheme : List.of("head", "path", "head+path")) {
      assertThat(exactTrees(crossing, config.with("decoder", "koo-collins-1").with("projectivity", scheme)))
          .as(scheme).isEqualTo(3);
    }
  }

  private static long exactTrees(Treebank treebank, TrainingConfig config) {
    return score(Examples.train(treebank, config, 1), treebank).exactBoth();
  }

  @Test
  void reportsEveryEpochAndTheScoresOnDev() throws IOException {
    List<String> heard = new ArrayList<>();
    Progress progress = new Progress() {
      @Override
      public void begin(String task, long total) {
        heard.add(task + " of " + total);
      }

      @Override
      public void advance(long steps) {}

      @Override
      public void end(String result) {
        heard.add(result);
      }
    };
    try (Workers workers = new Workers(1)) {
      new TrainingPipeline(Examples.SMALL.with("epochs", "2"),
          new TrainingContext(TemplateSet.standard(), workers, progress), TrainingWorkspace.inMemory())
          .trainBase(train, train);
    }
    assertThat(heard).hasSize(6);
    assertThat(heard.get(0)).isEqualTo("pruner 1/1 of 92");
    assertThat(heard.get(2)).isEqualTo("epoch 1/2 of 92");
    assertThat(heard.get(5)).matches("\\d+ margins violated, dev UAS \\d+\\.\\d\\d LAS \\d+\\.\\d\\d");
  }

  @Test
  void anEmptyTreebankIsRefused() {
    assertThatThrownBy(() -> Examples.train(new Treebank(List.of()), Examples.SMALL, 1))
        .hasMessageContaining("no sentences");
  }
}
