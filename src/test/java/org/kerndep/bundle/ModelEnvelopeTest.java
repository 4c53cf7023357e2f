package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.bundle.bytes.ModelFormatException;

class ModelEnvelopeTest {

  private static final int VERSION_AT = 8;
  private static final int HASH_AT = 20;
  private static final int CONTENT_AT = 52;

  private final byte[] content = "abc abc abc abc abc".repeat(500).getBytes();

  @Test
  void contentComesBackFromFewerBytes() throws ModelFormatException {
    byte[] sealed = ModelEnvelope.seal(content);
    assertThat(sealed).hasSizeLessThan(content.length / 10);
    assertThat(ModelEnvelope.open("m.kdp", sealed).readRemainingBytes()).isEqualTo(content);
    assertThat(ModelEnvelope.open("m.kdp", ModelEnvelope.seal(new byte[0])).readRemainingBytes()).isEmpty();
  }

  /** Even if the checksum is right: too short, too long, negative, or so long that memory would not do. */
  @ParameterizedTest
  @ValueSource(longs = {-1, 0, 9499, 9501, Integer.MAX_VALUE, Long.MAX_VALUE})
  void aWrongLengthIsRefused(long length) {
    byte[] file = ModelEnvelope.seal(content);
    ByteBuffer.wrap(file).putLong(CONTENT_AT, length);
    assertThatThrownBy(() -> ModelEnvelope.open("m.kdp", checksummed(file)))
        .isInstanceOf(ModelFormatException.class).hasMessageContaining("length");
  }

  @Test
  void contentThatIsNotDeflatedIsRefused() {
    byte[] file = ModelEnvelope.seal(content);
    Arrays.fill(file, CONTENT_AT + Long.BYTES, file.length, (byte) 0xFF);
    assertThatThrownBy(() -> ModelEnvelope.open("m.kdp", checksummed(file)))
        .isInstanceOf(ModelFormatException.class).hasMessageContaining("inflated");
  }

  /** Magic, version, length and checksum: whatever a byte becomes, the file is refused. */
  @Test
  void everyByteOfTheHeaderIsChecked() {
    byte[] file = ModelEnvelope.seal(content);
    for (int position = 0; position < CONTENT_AT; position++) {
      for (int value = 1; value < 256; value++) {
        byte[] damaged = file.clone();
        damaged[position] ^= (byte) value;
        assertThatThrownBy(() -> ModelEnvelope.open("m.kdp", damaged)).as("byte %d", position)
            .isInstanceOf(ModelFormatException.class);
      }
    }
  }

  /** The checksum of a file of format 4 is that of its content alone. */
  @Test
  void theHeaderIsInTheChecksumSinceFormat5() throws NoSuchAlgorithmException, ModelFormatException {
    byte[] file = ModelEnvelope.seal(content);
    byte[] older = file.clone();
    ByteBuffer.wrap(older).putInt(VERSION_AT, 4);
    assertThatThrownBy(() -> ModelEnvelope.open("m.kdp", older)).hasMessageContaining("checksum");
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(file, CONTENT_AT, file.length - CONTENT_AT);
    System.arraycopy(digest.digest(), 0, older, HASH_AT, CONTENT_AT - HASH_AT);
    assertThat(ModelEnvelope.open("m.kdp", older).readRemainingBytes()).isEqualTo(content);
    ByteBuffer.wrap(older).putInt(VERSION_AT, 5);
    assertThatThrownBy(() -> ModelEnvelope.open("m.kdp", older)).hasMessageContaining("checksum");
  }

  private static byte[] checksummed(byte[] file) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(file, 0, HASH_AT);
    digest.update(file, CONTENT_AT, file.length - CONTENT_AT);
    System.arraycopy(digest.digest(), 0, file, HASH_AT, CONTENT_AT - HASH_AT);
    return file;
  }
}
