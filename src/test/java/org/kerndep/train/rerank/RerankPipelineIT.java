package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.Examples;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.io.BadInputException;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.run.Workers;
import org.kerndep.train.config.FoldConfig;
import org.kerndep.train.config.RerankFeatures;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.fold.Folds;
import org.kerndep.train.fold.Jackknife;
import org.kerndep.train.workspace.TrainingWorkspace;

class RerankPipelineIT {

  private static final TrainingConfig CONFIG = Examples.SMALL.with("epochs", "1").with("decoder", "eisner")
      .with("rerank-iterations", "2").with("rerank-beta", "0.5").with("k", "8");
  private static final Treebank TREEBANK = Examples.read(Examples.ENGLISH_TRAIN);

  private static ModelBundle base;
  private static KBestFile lists;

  @BeforeAll
  static void makeLists() throws IOException {
    base = Examples.train(TREEBANK, CONFIG, 1);
    try (Workers workers = new Workers(1)) {
      FoldConfig config = new FoldConfig(CONFIG.with("labellings", "6"), 3, 8);
      lists = new Jackknife(config, Examples.context(workers), TrainingWorkspace.inMemory()).lists(new Folds(TREEBANK, 3));
    }
  }

  /** The bytes of a model that says nothing of its settings, only of what they led to. */
  private static byte[] bytes(TrainingConfig config) throws IOException {
    return bytes(config, 1);
  }

  private static byte[] bytes(TrainingConfig config, int threads) throws IOException {
    try (Workers workers = new Workers(threads)) {
      ModelBundle trained = new RerankPipeline(config, Examples.context(workers)).train(base, TREEBANK, lists);
      return new ModelBundle(base.manifest(), base.base(), Optional.empty(), trained.reranker()).toByteArray();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"rerank-features;manual", "rerank-features;kernel+manual", "rerank-features;kernel",
      "rerank-features;kernel+tree+mined", "rerank-update;paper", "rerank-loss;heads+labels",
      "rerank-distance;hamming", "rerank-base;0", "rerank-c;0.00001", "rerank-rho;0.5", "rerank-tuning;split",
      "rerank-beta;exact", "rerank-beta;stable", "rerank-beta;grid", "kernel;template(arc,sibling=0.02)",
      "kernel;template(arc)+dependency-tree(decay=0.015)+polynomial(d=2,decay=0.01)", "properties;paper", "k;4",
      "labellings;6", "seed;5"})
  void everySettingHasAnEffect(String key, String value) throws IOException {
    byte[] usual = bytes(CONFIG);
    assertThat(Arrays.equals(bytes(CONFIG), usual)).isTrue();
    assertThat(Arrays.equals(bytes(CONFIG.with(key, value)), usual)).isFalse();
  }

  @Test
  void minedFeaturesDependOnTheirSettingsAndNotOnThreads() throws IOException {
    TrainingConfig mined = CONFIG.with("rerank-features", "mined").with("rerank-tuning", "split")
        .with("mining-order", "2").with("mining-c", "1").with("mining-rounds", "2").with("mining-memory", "1048576");
    byte[] usual = bytes(mined);
    assertThat(Arrays.equals(bytes(mined, 2), usual)).isTrue();
    assertThat(Arrays.equals(bytes(mined.with("mining-memory", "4096")), usual)).isTrue();
    for (String other : List.of("mining-order=1", "mining-c=2", "mining-rounds=1", "mining-labels=true",
        "mining-space=polynomial", "basic-features=carreras")) {
      assertThat(Arrays.equals(bytes(mined.with(other)), usual)).as(other).isFalse();
    }
  }

  /** One pass may be the best choice of several, so it depends on the order of the lists whether more are made. */
  @Test
  void morePassesAreMadeWhereTheyHelp() throws IOException {
    boolean helped = false;
    for (int seed = 1; seed <= 8 && !helped; seed++) {
      TrainingConfig config = CONFIG.with("seed", Integer.toString(seed));
      byte[] one = bytes(config.with("rerank-iterations", "1"));
      helped = !Arrays.equals(bytes(config.with("rerank-iterations", "4")), one);
    }
    assertThat(helped).isTrue();
  }

  @Test
  void allPassesAreMadeIfTheLastIsKept() throws IOException {
    for (int passes = 1; passes <= 3; passes++) {
      String made = Integer.toString(passes);
      assertThat(trained(CONFIG.with("rerank-keep", "last").with("rerank-iterations", made)).manifest().entries())
          .containsEntry("used-rerank-iterations", made);
    }
  }

  @Test
  void punctuationNeedNotCountOnHeldOutLists() throws IOException {
    long all = heldOutWords("keep");
    assertThat(all).isEqualTo(TREEBANK.wordCount());
    assertThat(heldOutWords("upos")).isBetween(1L, all - 1);
    assertThat(heldOutWords("conll")).isBetween(1L, all - 1);
  }

  private static long heldOutWords(String punctuation) throws IOException {
    return Long.parseLong(trained(CONFIG.with("rerank-punctuation", punctuation)).manifest().entries()
        .get("held-out-words"));
  }

  /** With a kernel that compares a layer without values, all trees score alike. */
  @Test
  void aRerankerOfNoUseStaysOnlyIfThereIsNoFallback(@TempDir Path folder) throws IOException {
    Path nothing = Files.writeString(folder.resolve("nothing.kernel"), "word misc/Nothing\narc any\n");
    TrainingConfig useless = CONFIG.with("rerank-features", "kernel").with("properties", nothing.toString())
        .with("rerank-beta", "grid");
    assertThat(trained(useless).reranker()).isEmpty();
    assertThat(trained(useless.with("rerank-fallback", "none")).reranker()).isPresent();
  }

  private static ModelBundle trained(TrainingConfig config) throws IOException {
    try (Workers workers = new Workers(1)) {
      return new RerankPipeline(config, Examples.context(workers)).train(base, TREEBANK, lists);
    }
  }

  @Test
  void theWeightOfTheKernelIsTheBetterOnHeldOutLists() throws IOException {
    try (Workers workers = new Workers(1)) {
      Map<String, String> chosen = new RerankPipeline(CONFIG, Examples.context(workers)).train(base, TREEBANK, lists)
          .manifest().entries();
      Map<String, Double> gains = new HashMap<>();
      for (String weight : List.of("0.1", "0.01")) {
        gains.put(weight, heldOutGain(new RerankPipeline(CONFIG.with("rerank-rho", weight), Examples.context(workers))
            .train(base, TREEBANK, lists).manifest().entries()));
      }
      assertThat(gains.get("0.1")).isNotEqualTo(gains.get("0.01"));
      assertThat(heldOutGain(chosen)).isEqualTo(Collections.max(gains.values()))
          .isEqualTo(gains.get(chosen.get("used-rerank-rho")));
      assertThat(bytes(CONFIG.with("rerank-rho", chosen.get("used-rerank-rho")))).isEqualTo(bytes(CONFIG));
    }
  }

  @Test
  void eachKernelHasTheWeightThatIsBestOnHeldOutLists() throws IOException {
    TrainingConfig two = CONFIG.with("rerank-beta", "1").with("rerank-agreement", "0").with("rerank-features", "kernel")
        .with("kernel", "template(arc)+dependency-tree(decay=0.015,depth=3,normalised)");
    Map<String, String> chosen = trained(two.with("rerank-fallback", "none")).manifest().entries();
    String weights = chosen.get("used-rerank-rho");
    assertThat(weights).matches("0\\.(1|01)\\+0\\.(1|01)");
    for (String others : List.of("0.1", "0.01", "0.1+0.1", "0.01+0.01")) {
      assertThat(heldOutGain(trained(two.with("rerank-rho", others)).manifest().entries()))
          .isLessThanOrEqualTo(heldOutGain(chosen));
    }
    assertThat(bytes(two.with("rerank-rho", weights))).isEqualTo(bytes(two));
  }

  private static double heldOutGain(Map<String, String> manifest) {
    return Double.parseDouble(manifest.get("held-out-gain"));
  }

  @Test
  void kindsOfFeaturesAreKeptAloneOrTogether() throws IOException {
    try (Workers workers = new Workers(1)) {
      for (String features : List.of("kernel", "manual", "tree", "kernel+tree", "kernel+manual+tree")) {
        RerankFunction trained = new RerankPipeline(CONFIG.with("rerank-features", features), Examples.context(workers))
            .train(base, TREEBANK, lists).reranker().orElseThrow();
        assertThat(trained.scorers()).extracting(TreeScorer::name).containsExactly(features.split("\\+"));
      }
    }
  }

  /** The features of trees without one line of the list. */
  @Test
  void aLineThatIsLeftOutLeavesItsFeatureOut(@TempDir Path folder) throws IOException {
    List<String> lines = new ArrayList<>(TreeTemplateSet.standard().lines());
    TrainingConfig listed = CONFIG.with("tree-features", write(folder.resolve("all.tree"), lines));
    assertThat(bytes(listed)).isEqualTo(bytes(CONFIG));
    lines.remove(0);
    TrainingConfig fewer = CONFIG.with("tree-features", write(folder.resolve("fewer.tree"), lines));
    try (Workers workers = new Workers(1)) {
      KBestList list = lists.lists().stream().filter(of -> of.size() > 1).findFirst().orElseThrow();
      TreeScorer all = new RerankPipeline(listed, Examples.context(workers)).train(base, TREEBANK, lists)
          .reranker().orElseThrow().scorers(WholeTreeScorer.class).get(0);
      TreeScorer some = new RerankPipeline(fewer, Examples.context(workers)).train(base, TREEBANK, lists)
          .reranker().orElseThrow().scorers(WholeTreeScorer.class).get(0);
      assertThat(some.features()).isEqualTo(lines).hasSize(all.features().size() - 1);
      assertThat(some.scores(list)).isNotEqualTo(all.scores(list));
    }
    TrainingConfig wrong = CONFIG.with("tree-features", write(folder.resolve("wrong.tree"), List.of("frame h.colour")));
    assertThatThrownBy(() -> bytes(wrong)).isInstanceOf(BadInputException.class).hasMessageContaining("wrong.tree")
        .hasMessageContaining("line 1: unknown property 'colour'; known are tag, word, label, ");
  }

  private static String write(Path file, List<String> lines) throws IOException {
    return Files.write(file, lines).toString();
  }

  @Test
  void everyNameHasALearner() {
    assertThat(RerankLearners.names()).containsAll(RerankFeatures.known());
  }

  @Test
  void unknownFeaturesAreNamed() {
    assertThat(RerankFeatures.parse("tree+kernel")).hasToString("kernel+tree");
    assertThatThrownBy(() -> CONFIG.with("rerank-features", "kernel+forest")).hasMessageContaining("rerank-features")
        .hasMessageContaining("some of [kernel, manual, tree, mined] with + between");
  }

  @Test
  void threadsDoNotChangeTheReranker() throws IOException {
    byte[] one = bytes(CONFIG);
    try (Workers workers = new Workers(2)) {
      ModelBundle trained = new RerankPipeline(CONFIG, Examples.context(workers)).train(base, TREEBANK, lists);
      assertThat(new ModelBundle(base.manifest(), base.base(), Optional.empty(), trained.reranker()).toByteArray())
          .isEqualTo(one);
    }
  }
}
