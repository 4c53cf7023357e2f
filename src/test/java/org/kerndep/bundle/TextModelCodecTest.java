package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;
import org.kerndep.data.WordKnowledge;
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
    assertThat(ModelBundle.read("model.kdp", plain.toByteArray()).text()).isEmpty();
  }

  /** Some bits of compressed bytes mean nothing; the checksum of the whole file is over them too. */
  @Test
  void damageIsNoticedOrChangesNothing() throws Exception {
    SplittableRandom random = new SplittableRandom(3);
    for (int draw = 0; draw < 100; draw++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      try {
        assertThat(TextModelCodec.encode(decode(damaged))).isEqualTo(bytes);
      } catch (ModelFormatException e) {
        assertThat(e.kind()).isEqualTo(Kind.CORRUPT);
      }
      byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
      assertThat(catchThrowableOfType(ModelFormatException.class, () -> decode(cut)).kind()).isEqualTo(Kind.CORRUPT);
    }
  }

  /**
   * The golden file holds what was learnt of features as they were then: a change of features or of the layout must
   * change the version of the entry.
   */
  @Test
  void theGoldenModelGivesWhatItGave() throws Exception {
    try (InputStream in = getClass().getResourceAsStream("golden-text.kdp");
        InputStream expected = getClass().getResourceAsStream("golden-text.conllu")) {
      TextModel golden = ModelBundle.read("golden-text.kdp", in.readAllBytes()).text().orElseThrow();
      String words = new String(expected.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> line.matches("[0-9]+\t.*")).map(line -> line.replaceAll("^[0-9]+\t|(\t[^\t]*){4}$", ""))
          .collect(Collectors.joining("\n"));
      assertThat(golden.sentences("The farmer didn't sell his dogs. Who slept?").stream()
          .flatMap(sentence -> sentence.words().words().stream())
          .map(word -> String.join("\t", word.form(), word.lemma(), word.cpos(), word.pos(), word.feats()))
          .collect(Collectors.joining("\n"))).isEqualTo(words);
    }
  }

  private static TextModel decode(byte[] content) throws ModelFormatException {
    return TextModelCodec.decode(new ByteSource("model.kdp", ByteBuffer.wrap(content)), TextModelCodec.VERSION,
        WordKnowledge.NONE);
  }
}
