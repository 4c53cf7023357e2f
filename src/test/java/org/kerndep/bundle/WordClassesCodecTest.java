package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;
import org.kerndep.testing.Sentences;
import org.kerndep.words.WordClasses;
import org.kerndep.words.WordClasses.Grain;

class WordClassesCodecTest {

  /** As many words as a model has by default, each with one of 512 classes. */
  private static WordClasses classes(int words) {
    SplittableRandom random = new SplittableRandom(5);
    TreeMap<String, String> pathOfWord = new TreeMap<>();
    while (pathOfWord.size() < words) {
      StringBuilder word = new StringBuilder();
      for (int length = 3 + random.nextInt(9); length > 0; length--) {
        word.append((char) ('a' + random.nextInt(26)));
      }
      pathOfWord.put(word.toString(),
          Character.forDigit(random.nextInt(32), 36) + "" + random.nextInt(4) + random.nextInt(4));
    }
    return new WordClasses("vectors of our own", List.of(new Grain("class32", 1), new Grain("class512", 3)),
        pathOfWord);
  }

  private static WordClasses decode(byte[] bytes) throws ModelFormatException {
    return WordClassesCodec.decode(new ByteSource("model", ByteBuffer.wrap(bytes)));
  }

  @Test
  void classesComeBackAsTheyWere() throws ModelFormatException {
    WordClasses classes = classes(1000);
    byte[] bytes = WordClassesCodec.encode(classes);
    WordClasses read = decode(bytes);
    assertThat(WordClassesCodec.encode(read)).isEqualTo(bytes);
    assertThat(read.origin()).isEqualTo("vectors of our own");
    assertThat(read.layers()).containsExactly("class32", "class512");
    classes.forEach((word, path) -> assertThat(read.value(Sentences.word(word), "class512"))
        .isEqualTo(classes.value(Sentences.word(word), "class512")));
  }

  @Test
  void manyWordsTakeLittleRoom() {
    assertThat(WordClassesCodec.encode(classes(100_000)).length).isLessThan(1_500_000);
  }

  @Test
  void damageIsNoticedOrHarmless() {
    byte[] bytes = WordClassesCodec.encode(classes(200));
    SplittableRandom random = new SplittableRandom(3);
    for (int draw = 0; draw < 200; draw++) {
      byte[] cut = Arrays.copyOf(bytes, random.nextInt(bytes.length));
      assertThat(catchThrowableOfType(ModelFormatException.class, () -> decode(cut)).kind()).isEqualTo(Kind.CORRUPT);
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      try {
        decode(damaged);
      } catch (ModelFormatException e) {
        assertThat(e.kind()).isEqualTo(Kind.CORRUPT);
      }
    }
  }
}
