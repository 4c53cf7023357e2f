package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.WordKnowledge;
import org.kerndep.rerank.DecoderKernel;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.RandomKernel;
import org.kerndep.rerank.RerankFunction;

class DecoderKernelCodecTest {

  private final ModelBundle english = Examples.englishModel();
  private final List<ParsedSentence> sentences = Examples.read(Examples.ENGLISH_TEST).sentences();
  private final DecoderKernel kernel = new DecoderKernel(
      RandomKernel.of("template(arc=2.0)", english.base(), sentences.subList(0, 5), 0.01), 0.7);

  @Test
  void parsesAlikeBeforeAndAfterStoring() throws IOException {
    ModelBundle bundle = new ModelBundle(english.manifest(), english.base(), Optional.of(kernel), Optional.empty());
    byte[] bytes = bundle.toByteArray();
    ModelBundle read = ModelBundle.read("model", bytes);
    assertThat(read.toByteArray()).isEqualTo(bytes);
    assertThat(read.reranker()).isEmpty();
    BaseParser before = bundle.baseParser(english.base().decoder());
    BaseParser after = read.baseParser(read.base().decoder());
    for (ParsedSentence s : sentences) {
      assertThat(after.parse(s.sentence(), 3)).isEqualTo(before.parse(s.sentence(), 3));
    }
  }

  @Test
  void aRerankerMayFollow() throws IOException {
    ModelBundle both = new ModelBundle(english.manifest(), english.base(), Optional.of(kernel), Optional.of(
        new RerankFunction(List.of(new PartKernelScorer(kernel.kernel())), 1, 2, 1)));
    ModelBundle read = ModelBundle.read("model", both.toByteArray());
    assertThat(read.decodingKernel().orElseThrow().weight()).isEqualTo(0.7);
    assertThat(read.reranker().orElseThrow().trees()).isEqualTo(2);
    assertThat(read.toByteArray()).isEqualTo(both.toByteArray());
  }

  /** Whatever a byte is changed to, the entry is refused or is another sound kernel. */
  @Test
  void damageIsRefusedOrHarmless() {
    byte[] bytes = DecoderKernelCodec.encode(kernel);
    Random random = new Random(2);
    int refused = 0;
    for (int draw = 0; draw < 1000; draw++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] = (byte) random.nextInt();
      try {
        decode(damaged);
      } catch (ModelFormatException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
    assertThatThrownBy(() -> decode(Arrays.copyOf(bytes, bytes.length + 1))).hasMessageContaining("bytes too many");
  }

  private static DecoderKernel decode(byte[] bytes) throws ModelFormatException {
    return DecoderKernelCodec.decode(new ByteSource("model", ByteBuffer.wrap(bytes)), WordKnowledge.NONE);
  }
}
