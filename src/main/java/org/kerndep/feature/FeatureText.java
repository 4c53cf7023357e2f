package org.kerndep.feature;

/** Names and values of features as text without spaces, and as numbers of 64 bits. */
public final class FeatureText {

  /** The key of a feature that says nothing. */
  static final long START = 0x243F6A8885A308D3L;

  private static final long FNV_START = 0xCBF29CE484222325L;
  private static final long FNV_PRIME = 0x100000001B3L;
  private static final String ESCAPED = "%= \t\n\r";

  private FeatureText() {}

  /** The 64-bit FNV-1a hash of a text's characters, spread over all bits. */
  public static long hash(String text) {
    long hash = FNV_START;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * FNV_PRIME;
    }
    return mix(hash);
  }

  /** The key of a feature that says one thing more. */
  static long extend(long key, long name, long value) {
    return mix(mix(key ^ name) + value);
  }

  /** The finaliser of MurmurHash3. */
  private static long mix(long bits) {
    long mixed = (bits ^ bits >>> 33) * 0xFF51AFD7ED558CCDL;
    mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
    return mixed ^ mixed >>> 33;
  }

  /** A value without spaces and equals signs. */
  public static String escape(String value) {
    if (value.chars().noneMatch(c -> ESCAPED.indexOf(c) >= 0 || Character.isWhitespace(c))) {
      return value;
    }
    StringBuilder text = new StringBuilder();
    for (char c : value.toCharArray()) {
      if (ESCAPED.indexOf(c) >= 0 || Character.isWhitespace(c)) {
        text.append(String.format("%%%04x", (int) c));
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** What was escaped. */
  static String unescape(String text) {
    StringBuilder value = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '%' && i + 4 < text.length()) {
        value.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
        i += 4;
      } else {
        value.append(text.charAt(i));
      }
    }
    return value.toString();
  }
}
