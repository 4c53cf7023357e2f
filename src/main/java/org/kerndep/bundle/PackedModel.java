package org.kerndep.bundle;

import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import org.kerndep.base.BaseModel;
import org.kerndep.data.WordKnowledge;

/** A base model in as few bytes as in its file, for one that is kept but not used. Immutable; share freely. */
public final class PackedModel {

  private static final String NAME = "packed model";

  private final byte[] bytes;

  PackedModel(byte[] bytes) {
    this.bytes = bytes;
  }

  public static PackedModel of(BaseModel model) {
    return new PackedModel(BaseModelCodec.encode(model));
  }

  /**
   * The model as it was.
   *
   * @param knowledge what it knew of words beyond its treebank, which is not packed
   */
  public BaseModel unpack(WordKnowledge knowledge) {
    try {
      return BaseModelCodec.decode(new ByteSource(NAME, ByteBuffer.wrap(bytes)), BaseModelCodec.VERSION, knowledge);
    } catch (ModelFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  byte[] bytes() {
    return bytes;
  }
}
