package org.kerndep.train.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.base.LabelMode;
import org.kerndep.feature.TemplateSet;

class TrainingConfigTest {

  @Test
  void everySettingComesBackFromItsText() {
    TrainingConfig changed = TrainingConfig.DEFAULT
        .with("epochs", "4").with("seed", "9").with("batch", "3").with("decoder", "mst").with("roots", "multi")
        .with("cutoff", "2").with("part-bits", "20").with("label-bits", "19").with("part-c", "0.5")
        .with("label-c", "0.25").with("prune-epochs", "2").with("prune-bits", "18").with("prune-rate", "0.5")
        .with("projectivity", "path").with("update", "perceptron").with("keep", "best")
        .with("prune-ratio", "0.01").with("prune-heads", "4").with("labels", "joint").with("mira-trees", "5")
        .with("k", "10").with("folds", "5").with("fold-epochs", "2").with("taggings", "5").with("labellings", "9")
        .with("rerank-features", "kernel+manual")
        .with("tree-features", "my.tree")
        .with("kernel", "template(sibling)").with("properties", "paper").with("layers", "misc/Gloss,Stem/value")
        .with("basic-features", "carreras").with("rerank-learner", "averaged").with("rerank-chunks", "10").with("rerank-gold", "add")
        .with("rerank-update", "paper")
        .with("rerank-loss", "heads+labels").with("rerank-base", "0").with("rerank-iterations", "10")
        .with("rerank-c", "0.5").with("rerank-rho", "0.2").with("rerank-tuning", "split").with("rerank-beta", "grid")
        .with("rerank-distance", "hamming").with("rerank-keep", "last").with("rerank-punctuation", "upos")
        .with("rerank-fallback", "none").with("rerank-agreement", "0.5")
        .with("mining-space", "polynomial").with("mining-labels", "true").with("mining-order", "2")
        .with("mining-c", "5").with("mining-rounds", "9").with("mining-memory", "1048576")
        .with("kernel-mode", "decode+rerank").with("decode-iterations", "2").with("decode-c", "1")
        .with("decode-weight", "0.5");
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
    "prune-ratio,1", "prune-heads,0", "projectivity,lift", "update,newton", "update,MIRA", "keep,first", "labels,none", "mira-trees,0", "colour,blue",
    "k,1", "folds,1", "fold-epochs,0", "taggings,0", "rerank-features,all", "kernel,tree(arc)", "kernel,template(label)",
    "layers,Stem", "layers,a/b c/d",
    "rerank-update,mira", "rerank-learner,mira", "rerank-chunks,0", "kernel,polynomial(d=9)", "rerank-loss,labels", "rerank-base,-1", "rerank-base,NaN", "rerank-iterations,0",
    "rerank-c,0", "rerank-rho,Infinity", "rerank-tuning,dev", "rerank-beta,-1", "rerank-beta,fine",
    "rerank-distance,edit", "rerank-keep,first", "rerank-punctuation,drop", "rerank-fallback,malt", "rerank-agreement,-1", "rerank-agreement,some",
    "mining-space,forest", "mining-labels,some", "mining-order,0", "mining-order,7", "mining-c,0", "mining-c,-3",
    "mining-rounds,0", "mining-memory,0", "mining-memory,much",
    "kernel-mode,both", "decode-iterations,0", "decode-c,0", "decode-weight,-1", "decode-weight,exact"
  })
  void impossibleSettingsAreRefusedByName(String key, String value) {
    assertThatThrownBy(() -> TrainingConfig.DEFAULT.with(key, value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(key)
        .hasMessageContaining(value.equals("blue") ? "known are" : value);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "convolution(d=2) | unknown kernel 'convolution(d=2)'; kernels are template(",
    "polynomial(e=2) | unknown parameter 'e'; parameters are d, decay, normalised",
    "template(arc)+dependency-tree(decay=0.5,depth=0) | depth must be at least 1"
  })
  void whatIsWrongWithAKernelIsSaid(String kernel, String problem) {
    assertThatThrownBy(() -> TrainingConfig.DEFAULT.with("kernel", kernel))
        .hasMessageStartingWith("setting kernel must be a kernel").hasMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource({"kernel,template(arc)", "kernel,template(arc)+polynomial(d=2)", "kernel+tree,polynomial(d=2)",
      "mined,polynomial(d=2)"})
  void onlyKernelsOfWholeTreesVote(String features, String kernel) throws IOException {
    TrainingConfig voted = TrainingConfig.DEFAULT.with("rerank-learner", "voted").with("kernel", "polynomial(d=2)")
        .with("rerank-features", "kernel");
    assertThat(voted.requireConsistent().reranker().beta().most()).isZero();
    assertThatThrownBy(() -> voted.with("rerank-features", features).with("kernel", kernel).requireConsistent())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rerank-learner=voted needs one kernel of whole trees and no other features")
        .hasMessageContaining("rerank-features=" + features);
  }

  @Test
  void userLayersAreThoseOfTemplatesListAndSetting(@TempDir Path folder) throws IOException {
    assertThat(TrainingConfig.DEFAULT.userLayers(TemplateSet.standard())).isEmpty();
    Path list = Files.writeString(folder.resolve("my.kernel"), "word pos Ne/value\narc any\n");
    TrainingConfig config = TrainingConfig.DEFAULT.with("properties=" + list).with("layers = a/b, Ne/value ");
    assertThat(config.userLayers(TemplateSet.parse("arc h.c/d m.a/b"))).containsExactly("c/d", "a/b", "Ne/value");
    assertThat(config.properties()).hasToString("word pos Ne/value\nword a/b\nword Ne/value\narc any\n");
    assertThat(config.baseSettings()).isEqualTo(TrainingConfig.DEFAULT.baseSettings());
    assertThat(config.listSettings()).isEqualTo(TrainingConfig.DEFAULT.listSettings());
    assertThatThrownBy(() -> config.with("layers")).hasMessage("'layers' is not a setting; write key=value");
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "eisner", "sibling", "koo-collins-1", "koo-collins-2", "mst"})
  void jointLabelsNeedTheDecoderThatHasThem(String decoder) {
    TrainingConfig joint = TrainingConfig.DEFAULT.with("labels", "joint").with("mira-trees", "5");
    assertThat(joint.with("decoder", "carreras").requireConsistent().base().labels()).isEqualTo(LabelMode.JOINT);
    assertThatThrownBy(() -> joint.with("decoder", decoder).requireConsistent())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("setting labels=joint needs decoder=carreras, not " + decoder);
  }
}
