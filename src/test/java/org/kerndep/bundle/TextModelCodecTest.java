package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelFormatException.Kind;
import org.kerndep.text.TextExamples;
import org.kerndep.text.TextModel;

class TextModelCodecTest {

  private final TextModel english = TextExamples.english();
  private final byte[] bytes = TextModelCodec.encode(english);

  @Test
  void modelsComeBackAsTheyWere() throws Exception {
    TextModel read = decode(bytes);
    assertThat(TextModelCodec.encode(read)).isEqualTo(bytes);
    for (String text : List.of("Anna doesn't sleep. Dogs bark!", "The teacher's letters arrived yesterday.")) {
      assertThat(read.sentences(text)).isEqualTo(english.sentences(text));
    }
  }

  @Test
  void aBundleKeepsThemBesideAllElse() throws Exception {
    ModelBundle plain = Examples.englishModel();
    ModelBundle bundle = plain.withText(plain.manifest(), english);
    ModelBundle read = ModelBundle.read("model.kdp", bundle.toByteArray());
    assertThat(read.text()).isPresent();
    assertThat(read.toByteArray()).isEqualTo(bundle.toByteArray());
    assertThat(read.baseHash()).isEqualTo(plain.baseHash());
    assertThat(version(bundle)).isEqualTo(4);
    assertThat(version(plain)).isEqualTo(1);
  }

  @Test
  void damagedModelsAreNoticed() {
    SplittableRandom random = new SplittableRandom(3);
    for (int draw = 0; draw < 100; draw++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      assertThat(catchThrowableOfType(ModelFormatException.class, () -> decode(damaged)).kind())
          .isEqualTo(Kind.CORRUPT);
      byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
      assertThat(catchThrowableOfType(ModelFormatException.class, () -> decode(cut)).kind()).isEqualTo(Kind.CORRUPT);
    }
  }

  private static TextModel decode(byte[] content) throws ModelFormatException {
    return TextModelCodec.decode(new ByteSource("model.kdp", ByteBuffer.wrap(content)));
  }

  private static int version(ModelBundle bundle) {
    return ByteBuffer.wrap(bundle.toByteArray()).getInt(8);
  }
}
