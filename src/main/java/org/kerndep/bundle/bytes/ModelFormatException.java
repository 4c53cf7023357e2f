package org.kerndep.bundle.bytes;

import java.io.IOException;

/** A model file that cannot be used, and why. The message reads {@code file: what is wrong; what to do}. */
public class ModelFormatException extends IOException {

  private static final long serialVersionUID = 1L;

  /** What is wrong with the file. */
  public enum Kind {
    /** It is not a model of this software. */
    FOREIGN("use a file that 'train' has written"),
    /** It was a model once. */
    CORRUPT("copy or train the model again"),
    /** A later version wrote it. */
    TOO_NEW("use the kerndep version that wrote it, or a later one"),
    /** An earlier version wrote it that can no longer be read. */
    TOO_OLD("train the model again");

    private final String remedy;

    Kind(String remedy) {
      this.remedy = remedy;
    }
  }

  private final Kind kind;

  public ModelFormatException(String file, Kind kind, String problem) {
    super(file + ": " + problem + "; " + kind.remedy);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }
}
