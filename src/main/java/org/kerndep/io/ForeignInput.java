package org.kerndep.io;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Recognises input of another kind by its first bytes, so that the message can say what it is. */
final class ForeignInput {

  /** The first bytes of model files. */
  private static final byte[] MODEL = {(byte) 0x8B, 'K', 'D', 'P'};
  private static final byte[] ZIP = {'P', 'K', 3, 4};
  private static final byte[] LITTLE_ENDIAN = {(byte) 0xFF, (byte) 0xFE};
  private static final byte[] BIG_ENDIAN = {(byte) 0xFE, (byte) 0xFF};
  private static final int PAIRS_LOOKED_AT = 4;

  private ForeignInput() {}

  /** Refuses input that begins like a file of another kind. */
  static void refuse(String name, byte[] bytes, int length) throws BadInputException {
    byte[] start = Arrays.copyOf(bytes, Math.min(length, MODEL.length));
    if (Arrays.equals(start, MODEL)) {
      throw new BadInputException(name, "is a kerndep model", "name sentences here; models are named with --model");
    }
    if (Arrays.equals(start, ZIP)) {
      throw new BadInputException(name, "is a zip archive", "unpack it first");
    }
  }

  /** Refuses UTF-16, with a mark at the start or without. */
  static void refuseUtf16(String name, byte[] bytes, int length) throws BadInputException {
    if (hasMark(bytes, length) || isHalfZeros(bytes, length)) {
      throw new BadInputException(name, "is in UTF-16, not in UTF-8",
          "convert it, for example with iconv -f UTF-16 -t UTF-8");
    }
  }

  /** Whether each of the first pairs of bytes is a letter of Latin script in UTF-16, all of one order. */
  private static boolean isHalfZeros(byte[] bytes, int length) {
    boolean bigEndian = length >= PAIRS_LOOKED_AT * 2;
    boolean littleEndian = bigEndian;
    for (int i = 0; i < PAIRS_LOOKED_AT * 2 && bigEndian | littleEndian; i += 2) {
      bigEndian &= bytes[i] == 0 && bytes[i + 1] != 0;
      littleEndian &= bytes[i] != 0 && bytes[i + 1] == 0;
    }
    return bigEndian || littleEndian;
  }

  /** Refuses input with bytes that no text has. */
  static void refuseBinary(String name, byte[] bytes) throws BadInputException {
    if (!hasMark(bytes, bytes.length) && new String(bytes, StandardCharsets.ISO_8859_1).indexOf(0) >= 0) {
      throw notText(name);
    }
  }

  /** What to say of input that is not text. */
  static BadInputException notText(String name) {
    return new BadInputException(name, "is not text", "name a CoNLL file");
  }

  private static boolean hasMark(byte[] bytes, int length) {
    byte[] start = Arrays.copyOf(bytes, Math.min(length, 2));
    return Arrays.equals(start, LITTLE_ENDIAN) || Arrays.equals(start, BIG_ENDIAN);
  }
}
