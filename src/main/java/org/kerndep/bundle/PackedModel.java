package org.kerndep.bundle;

import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ByteSource.Allowance;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;

/** A base model in as few bytes as in its file, for one that is kept but not used. Immutable; share freely. */
public final class PackedModel {

  private static final String NAME = "packed model";

  private final byte[] bytes;
  /** Whether they come from a file, which may claim anything. */
  private final boolean fromFile;

  private PackedModel(byte[] bytes, boolean fromFile) {
    this.bytes = bytes;
    this.fromFile = fromFile;
  }

  public static PackedModel of(BaseModel model) {
    return new PackedModel(BaseModelCodec.encode(model), false);
  }

  /** What a file has of {@link #bytes()}. */
  static PackedModel read(byte[] bytes) {
    return new PackedModel(bytes, true);
  }

  /**
   * The model as it was.
   *
   * @param knowledge what it knew of words beyond its treebank, which is not packed
   */
  public BaseModel unpack(WordKnowledge knowledge) {
    try {
      ByteBuffer packed = ByteBuffer.wrap(bytes);
      ByteSource in =
          fromFile ? new ByteSource(NAME, packed, Allowance.of(bytes.length)) : new ByteSource(NAME, packed);
      return BaseModelCodec.decode(in, BaseModelCodec.VERSION, knowledge);
    } catch (ModelFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] bytes() {
    return bytes;
  }
}
