package org.kerndep.io;

import java.util.Arrays;

/** Recognises by its first bytes input that is not text in UTF-8, to say what it is instead. */
final class ForeignInput {

  /** How model files begin. */
  private static final byte[] MODEL = {(byte) 0x8B, 'K', 'D', 'P'};
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] LITTLE_ENDIAN = {(byte) 0xFF, (byte) 0xFE};
  private static final byte[] BIG_ENDIAN = {(byte) 0xFE, (byte) 0xFF};

  private ForeignInput() {}

  /** Refuses input that begins like something else. */
  static void refuse(String name, byte[] bytes, int length) throws BadInputException {
    byte[] start = Arrays.copyOf(bytes, Math.min(length, MODEL.length));
    if (Arrays.equals(start, MODEL)) {
      throw new BadInputException(name, "is a kerndep model", "name a CoNLL file here; models are named with --model");
    }
    if (Arrays.equals(start, ZIP)) {
      throw new BadInputException(name, "is a zip archive", "unpack it first");
    }
    if (isUtf16(Arrays.copyOf(start, 2))) {
      throw new BadInputException(name, "is in UTF-16, not in UTF-8",
          "convert it, for example with iconv -f UTF-16 -t UTF-8");
    }
  }

  /** Whether there is a mark, or one of two bytes is zero as in the number or the comment that a file begins with. */
  private static boolean isUtf16(byte[] two) {
    return Arrays.equals(two, LITTLE_ENDIAN) || Arrays.equals(two, BIG_ENDIAN) || (two[0] == 0) != (two[1] == 0);
  }
}
