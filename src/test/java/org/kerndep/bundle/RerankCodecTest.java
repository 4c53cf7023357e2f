package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.rerank.Agreement;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.Reranker;
import org.kerndep.rerank.TemplateFeatures;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.TreeKernelScorer;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.rerank.mined.FeatureCount;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.FeaturePaths;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MiningSpace;
import org.kerndep.testing.RandomKernel;
import org.kerndep.train.config.RerankFeatures;
import org.kerndep.train.dual.TreeLog;

class RerankCodecTest {

  private final BaseModel base = Examples.englishModel().base();
  private final List<ParsedSentence> sentences = Examples.read(Examples.ENGLISH_TEST).sentences();
  private final RerankFunction function = new RerankFunction(
      List.of(kernel(), manual(), wholeTrees(TreeTemplateSet.standard())), 0.5, 5, 2.5, new Agreement(0.5, 1.5),
      new ListRule(2, 0.5, 7));

  private PartKernelScorer kernel() {
    return new PartKernelScorer(RandomKernel.of(base, sentences.subList(0, 5), new Random(1)));
  }

  private TemplateTreeScorer manual() {
    TrainableWeights weights = new TrainableWeights(12, 0);
    weights.add(new TemplateFeatures(base.vocabulary(), base.templates())
        .difference(list(0).get(0), list(0).get(1), weights.current()), 0.1, 1);
    return new TemplateTreeScorer(base.vocabulary(), base.templates(), weights.average(1).quantised());
  }

  private WholeTreeScorer wholeTrees(TreeTemplateSet templates) {
    TrainableWeights weights = new TrainableWeights(12, 0);
    TreeFeatures features = new TreeFeatures(templates, 12);
    EncodedSentence x = base.vocabulary().encode(sentences.get(0).sentence());
    weights.add(TreeFeatures.difference(features.of(x, sentences.get(0).tree()),
        features.of(x, list(0).get(1).tree())), 0.1, 1);
    return new WholeTreeScorer(base.vocabulary(), templates, weights.average(1).quantised());
  }

  private TreeKernelScorer treeKernel(TreeKernel kernel) {
    FeatureTrees trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE,
        new LabelNumbers(base.labelNames()));
    return new TreeKernelScorer(kernel, trees, TreeSupport.mean(List.of(
        kernel instanceof FragmentKernel fragments ? learnt(TreeLog.of(fragments), trees)
            : learnt(TreeLog.of((PolynomialKernel) kernel), trees))));
  }

  private <L> TreeSupport learnt(TreeLog<L> log, FeatureTrees trees) {
    log.add(log.prepare(trees.of(list(0))), 0, 1, 0.1, 1);
    log.add(log.prepare(trees.of(list(1))), 1, 0, 0.2, 2);
    return log.average(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dependency-tree(decay=0.1,normalised)", "dependency-tree(decay=0.1,depth=2)",
      "collins-duffy(decay=0.5,depth=3)", "polynomial(d=4,normalised)"})
  void kernelsOfTreesScoreAlikeBeforeAndAfterStoring(String text) throws IOException {
    TreeKernelScorer before =
        treeKernel((TreeKernel) Kernels.parse(text, PropertyList.standard()));
    byte[] bytes = Examples.englishModel().withReranker(Examples.englishModel().manifest(),
        new RerankFunction(List.of(before), 0.5, 5, 2.5)).toByteArray();
    ModelBundle read = ModelBundle.read("model", bytes);
    assertThat(read.toByteArray()).isEqualTo(bytes);
    TreeScorer after = read.reranker().orElseThrow().scorers().get(0);
    for (int i = 0; i < sentences.size(); i++) {
      assertThat(after.scores(list(i))).isEqualTo(before.scores(list(i)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dependency-tree(decay=0.1,normalised)", "collins-duffy(decay=0.5,depth=3)",
      "polynomial(d=4,normalised)"})
  void votesAreTheSameBeforeAndAfterStoring(String text) throws IOException {
    VotedKernelScorer before = voted((TreeKernel) Kernels.parse(text, PropertyList.standard()));
    byte[] bytes = RerankCodec.encode(new RerankFunction(List.of(before), 0, 5, 2.5));
    RerankFunction read = decode(bytes);
    assertThat(RerankCodec.encode(read)).isEqualTo(bytes);
    assertThat(read.scorers().get(0).description()).isEqualTo(before.description());
    for (int i = 0; i < sentences.size(); i++) {
      assertThat(read.scorers().get(0).scores(list(i))).isEqualTo(before.scores(list(i)));
    }
  }

  private VotedKernelScorer voted(TreeKernel kernel) {
    FeatureTrees trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE,
        new LabelNumbers(base.labelNames()));
    return new VotedKernelScorer(kernel, trees, 0.25, List.of(
        kernel instanceof FragmentKernel fragments ? voters(TreeLog.of(fragments), trees)
            : voters(TreeLog.of((PolynomialKernel) kernel), trees)));
  }

  private <L> VotedKernelScorer.Voters voters(TreeLog<L> log, FeatureTrees trees) {
    log.add(log.prepare(trees.of(list(0))), 1, 0, 9, 1);
    log.add(log.prepare(trees.of(list(1))), 1, 0, 20, 3);
    return new VotedKernelScorer.Voters(log.history(), log.lasted(8));
  }

  private KBestList list(int number) {
    Sentence sentence = sentences.get(number).sentence();
    return KBestList.of(sentence, new BaseParser(base).parse(sentence, 5));
  }

  @Test
  void everyKindOfScorerHasACodec() {
    assertThat(ScorerCodec.names()).containsAll(RerankFeatures.known()).contains(TreeKernelScorer.NAME, VotedKernelScorer.NAME);
  }

  @Test
  void ranksAlikeBeforeAndAfterStoring() throws IOException {
    ModelBundle bundle = Examples.englishModel().withReranker(Examples.englishModel().manifest(), function);
    byte[] bytes = bundle.toByteArray();
    ModelBundle read = ModelBundle.read("model", bytes);
    assertThat(read.toByteArray()).isEqualTo(bytes);
    assertThat(read.reranker().orElseThrow().agreement()).isEqualTo(function.agreement());
    Reranker before = new Reranker(function);
    Reranker after = new Reranker(read.reranker().orElseThrow());
    for (int i = 0; i < sentences.size(); i++) {
      assertThat(after.rank(list(i)))
          .isEqualTo(before.rank(list(i)));
    }
  }

  @Test
  void theHashOfTheBaseModelIsTheSameWithAndWithoutReranker() throws IOException {
    ModelBundle bundle = Examples.englishModel().withReranker(Examples.englishModel().manifest(), function);
    String hash = Examples.englishModel().baseHash();
    assertThat(hash).matches("[0-9a-f]{16}");
    assertThat(bundle.baseHash()).isEqualTo(hash);
    assertThat(ModelBundle.read("model", bundle.toByteArray()).baseHash()).isEqualTo(hash);
    ModelBundle other = Examples.train(Examples.read(Examples.ENGLISH_TEST), Examples.SMALL.with("epochs", "1"), 1);
    assertThat(other.baseHash()).isNotEqualTo(hash);
  }

  @Test
  void anyScorerMayBeMissingAndTheOrderIsKept() throws IOException {
    for (List<TreeScorer> some : List.of(List.<TreeScorer>of(kernel()), List.<TreeScorer>of(manual()),
        List.of(wholeTrees(TreeTemplateSet.standard()), kernel()))) {
      RerankFunction read = decode(RerankCodec.encode(new RerankFunction(some, 0.25, 3, 0.5)));
      assertThat(read.scorers()).extracting(TreeScorer::name)
          .containsExactlyElementsOf(some.stream().map(TreeScorer::name).toList());
      assertThat(read.beta()).isEqualTo(0.25);
      assertThat(read.trees()).isEqualTo(3);
      assertThat(read.temperature()).isEqualTo(0.5);
    }
  }

  @Test
  void featuresOfTreesComeBackAsText() throws IOException {
    TreeTemplateSet own = TreeTemplateSet.parse("frame h.tag h.frame\npath m.label h.label order @9");
    WholeTreeScorer scorer = wholeTrees(own);
    WholeTreeScorer read = decode(RerankCodec.encode(new RerankFunction(List.of(scorer), 1, 2, 1)))
        .scorers(WholeTreeScorer.class).get(0);
    assertThat(read.templates()).isEqualTo(own);
    assertThat(read.scores(list(0))).isEqualTo(scorer.scores(list(0)));
  }

  @Test
  void minedFeaturesComeBackAsText() throws IOException {
    for (MiningSpace space : MiningSpace.values()) {
      MinedScorer scorer = mined(space);
      byte[] bytes = RerankCodec.encode(new RerankFunction(List.of(scorer), 1, 2, 1));
      RerankFunction function = decode(bytes);
      MinedScorer read = function.scorers(MinedScorer.class).get(0);
      assertThat(RerankCodec.encode(function)).isEqualTo(bytes);
      assertThat(read.features()).isEqualTo(scorer.features());
      assertThat(read.scores(list(0))).isEqualTo(scorer.scores(list(0)));
      assertThat(Arrays.stream(read.scores(list(0))).anyMatch(score -> score != 0)).isTrue();
    }
  }

  /** Features of arcs of the first sentence, alone and two by two. */
  private MinedScorer mined(MiningSpace space) {
    BasicArcFeatures arcs = new BasicArcFeatures(TemplateSet.named("qian-liu"), true);
    ParsedSentence first = sentences.get(0);
    List<String> basics = IntStream.rangeClosed(1, first.size()).filter(m -> first.tree().head(m) != 0).boxed()
        .flatMap(m -> arcs.of(first.sentence(), base.vocabulary().knowledge())
            .texts(first.tree().head(m), m, first.tree().label(m)).stream()).distinct().sorted().toList();
    FeaturePaths.Builder builder = new FeaturePaths.Builder();
    for (int i = 0; i + 1 < basics.size(); i++) {
      builder.add(FeaturePath.of(new int[] {0}, new int[] {i}));
      builder.add(FeaturePath.of(new int[] {0, 0}, new int[] {i, i + 1}));
    }
    FeaturePaths paths = builder.build();
    WeightTable.Builder weights = new WeightTable.Builder(WeightTable.bitsFor(paths.size()), 0, 0.5f);
    IntStream.range(0, paths.size()).forEach(i -> weights.set(i, i % 7 - 3));
    return new MinedScorer(new MinedFeatures(arcs, base.vocabulary().knowledge(), space,
        FeatureCount.PRESENCE, basics, paths), weights.build());
  }

  /** So that a program of today says of a model of tomorrow why it cannot use it. */
  @Test
  void unknownScorersAndVersionsAreTooNew() {
    byte[] kernelOnly = RerankCodec.encode(new RerankFunction(List.of(kernel()), 1, 2, 1));
    int nameAt = Long.BYTES + 1 + Long.BYTES + 1 + 3 * Long.BYTES + 3;
    byte[] unknown = kernelOnly.clone();
    unknown[nameAt] = 'K';
    assertThatThrownBy(() -> decode(unknown))
        .hasMessageContaining("'Kernel', this version knows [kernel, manual, tree, tree-kernel, mined, voted-tree-kernel]");
    byte[] later = kernelOnly.clone();
    later[nameAt + PartKernelScorer.NAME.length()] = 9;
    assertThatThrownBy(() -> decode(later)).hasMessageContaining("'kernel' of version 9, this version reads up to 1");
    later[nameAt + PartKernelScorer.NAME.length()] = 0;
    assertThatThrownBy(() -> decode(later)).hasMessageContaining("damaged");
  }

  /** Whatever a byte is changed to, the entry is refused or is another sound function. */
  @Test
  void damageIsRefusedOrHarmless() {
    byte[] bytes = RerankCodec.encode(new RerankFunction(List.of(kernel()), 1, 2, 1));
    Random random = new Random(2);
    int refused = 0;
    for (int draw = 0; draw < 3000; draw++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] = (byte) random.nextInt();
      try {
        decode(damaged);
      } catch (ModelFormatException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
    assertThatThrownBy(() -> decode(Arrays.copyOf(bytes, bytes.length - 1)))
        .isInstanceOf(ModelFormatException.class);
    assertThatThrownBy(() -> decode(Arrays.copyOf(bytes, bytes.length + 1)))
        .hasMessageContaining("bytes too many");
  }

  private RerankFunction decode(byte[] bytes) throws ModelFormatException {
    return RerankCodec.decode(new ByteSource("model", ByteBuffer.wrap(bytes)), RerankCodec.VERSION, base);
  }
}
