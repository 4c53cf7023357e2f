package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;

class BaseModelCodecTest {

  /** A length in damaged data must not lead to an allocation of that size. */
  @Property
  void randomBytesGiveNothingButModelFormatExceptions(@ForAll byte[] bytes) {
    try {
      BaseModelCodec.decode(new ByteSource("x", ByteBuffer.wrap(bytes)), BaseModelCodec.VERSION, WordKnowledge.NONE);
    } catch (ModelFormatException e) {
      assertThat(e).hasMessageContaining("damaged");
    }
  }
}
