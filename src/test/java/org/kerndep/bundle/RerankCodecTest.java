package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.rerank.LinearExpansion;
import org.kerndep.rerank.LinearScorer;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.Reranker;
import org.kerndep.rerank.TreeExpansion;
import org.kerndep.testing.RandomKernel;

class RerankCodecTest {

  private final BaseModel base = Examples.englishModel().base();
  private final List<ParsedSentence> sentences = Examples.read(Examples.ENGLISH_TEST).sentences();
  private RerankFunction function;

  @BeforeEach
  void makeFunction() {
    KernelExpansion expansion = RandomKernel.of(base, sentences.subList(0, 5), new Random(1));
    TrainableWeights weights = new TrainableWeights(12, 0);
    weights.add(new LinearScorer(base.templates()).difference(base.vocabulary().encode(sentences.get(0).sentence()),
        sentences.get(0).tree(), list(0).get(1).tree(), weights.current()), 0.1, 1);
    TrainableWeights treeWeights = new TrainableWeights(12, 0);
    TreeFeatures features = new TreeFeatures(12);
    EncodedSentence x = base.vocabulary().encode(sentences.get(0).sentence());
    treeWeights.add(TreeFeatures.difference(features.of(x, sentences.get(0).tree()),
        features.of(x, list(0).get(1).tree())), 0.1, 1);
    function = new RerankFunction(Optional.of(expansion),
        Optional.of(new LinearExpansion(base.vocabulary(), base.templates(), weights.average(1).quantised())),
        Optional.of(new TreeExpansion(base.vocabulary(), treeWeights.average(1).quantised())), 0.5, 5, 2.5);
  }

  private KBestList list(int number) {
    Sentence sentence = sentences.get(number).sentence();
    return KBestList.of(sentence, new BaseParser(base).parse(sentence, 5));
  }

  @Test
  void aFunctionHasTheLowestVersionThatHasRoomForIt() {
    assertThat(RerankCodec.version(function)).isEqualTo(3);
    assertThat(RerankCodec.version(new RerankFunction(function.kernel(), function.linear(), Optional.empty(), 0.5, 5,
        2.5))).isEqualTo(1);
    KernelExpansion plain = function.kernel().orElseThrow();
    PropertyValues.Builder values =
        new PropertyValues.Builder(plain.values().properties().withLayers(List.of("Stem/value")));
    for (int number = 0; number < plain.values().size(); number++) {
      values.add(plain.values().value(number));
    }
    KernelExpansion layered =
        new KernelExpansion(plain.support(), values.build(), plain.labels(), plain.kernel());
    assertThat(RerankCodec.version(
        new RerankFunction(Optional.of(layered), Optional.empty(), Optional.empty(), 0.5, 5, 2.5)))
        .isEqualTo(2);
  }

  @Test
  void ranksAlikeBeforeAndAfterStoring() throws IOException {
    ModelBundle bundle = Examples.englishModel().withReranker(Examples.englishModel().manifest(), function);
    byte[] bytes = bundle.toByteArray();
    ModelBundle read = ModelBundle.read("model", bytes);
    assertThat(read.toByteArray()).isEqualTo(bytes);
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
  void anyFunctionMayBeMissing() throws IOException {
    for (RerankFunction some : List.of(
        new RerankFunction(function.kernel(), Optional.empty(), Optional.empty(), 1, 2, 1),
        new RerankFunction(Optional.empty(), function.linear(), Optional.empty(), 0, 3, 0.5),
        new RerankFunction(Optional.empty(), Optional.empty(), function.tree(), 0, 3, 0.5))) {
      RerankFunction read = decode(RerankCodec.encode(some));
      assertThat(read.kernel().isPresent()).isEqualTo(some.kernel().isPresent());
      assertThat(read.linear().isPresent()).isEqualTo(some.linear().isPresent());
      assertThat(read.tree().isPresent()).isEqualTo(some.tree().isPresent());
      assertThat(read.beta()).isEqualTo(some.beta());
      assertThat(read.trees()).isEqualTo(some.trees());
      assertThat(read.temperature()).isEqualTo(some.temperature());
    }
  }

  /** Whatever a byte is changed to, the entry is refused or is another sound function. */
  @Test
  void damageIsRefusedOrHarmless() {
    byte[] bytes =
        RerankCodec.encode(new RerankFunction(function.kernel(), Optional.empty(), Optional.empty(), 1, 2, 1));
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
    return RerankCodec.decode(new ByteSource("model", ByteBuffer.wrap(bytes)), base);
  }
}
