package org.kerndep.bundle.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ByteSourceTest {

  private static ByteSource source(byte... bytes) {
    return new ByteSource("model", ByteBuffer.wrap(bytes));
  }

  @Property
  void whatIsPutIsRead(@ForAll @IntRange int count, @ForAll @IntRange(min = -(1 << 30), max = 1 << 29) int signed,
      @ForAll long number, @ForAll String text) throws ModelFormatException {
    String valid = new String(text.getBytes(StandardCharsets.UTF_8),
        StandardCharsets.UTF_8);
    ByteSource in = source(new ByteSink().putCount(count).putSigned(signed).putLong(number).putText(valid)
        .putInt((int) number).toByteArray());
    assertThat(in.readCount()).isEqualTo(count);
    assertThat(in.readSigned()).isEqualTo(signed);
    assertThat(in.readLong()).isEqualTo(number);
    assertThat(in.readText()).isEqualTo(valid);
    assertThat(in.readInt()).isEqualTo((int) number);
    in.expectEnd();
  }

  @Test
  void readingBeyondTheEndIsRefused() {
    assertThatThrownBy(() -> source().readInt()).hasMessageContaining("too early");
    assertThatThrownBy(() -> source((byte) 0x80).readCount()).hasMessageContaining("too early");
    assertThatThrownBy(() -> source((byte) 5, (byte) 'a').readText()).hasMessageContaining("too early");
    byte ff = (byte) 0xFF;
    assertThatThrownBy(() -> source(ff, ff, ff, ff, ff).readCount()).isInstanceOf(ModelFormatException.class);
  }

  @Test
  void leftOverBytesAreRefused() {
    assertThatThrownBy(() -> source((byte) 1).expectEnd()).hasMessageContaining("1 bytes too many");
  }
}
