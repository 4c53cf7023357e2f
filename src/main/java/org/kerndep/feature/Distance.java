package org.kerndep.feature;

/** Direction and distance of an arc in one number. */
public final class Distance {

  /** Numbers run from 1 to this. */
  public static final int CODES = 14;

  private static final int BUCKETS = 7;

  private Distance() {}

  /** 1 to 7 for a modifier on the left, 8 to 14 on the right: 1, 2, 3, 4, 5, 6–10 or more words away. */
  public static int code(int head, int modifier) {
    int length = Math.abs(head - modifier);
    int bucket = length <= 5 ? length : length <= 10 ? 6 : 7;
    return head < modifier ? BUCKETS + bucket : bucket;
  }

  /** A number of {@link #code} in words, such as {@code right2} or {@code left6-10}. */
  static String text(int code) {
    int bucket = isRight(code) ? code - BUCKETS : code;
    return (isRight(code) ? "right" : "left") + (bucket <= 5 ? bucket : bucket == 6 ? "6-10" : "11+");
  }

  /** A number of {@link #code} for readers, such as {@code 2 to the right} or {@code 6-10 to the left}. */
  public static String words(int code) {
    return text(code).replaceFirst("(right|left)(.*)", "$2 to the $1");
  }

  static boolean isRight(int code) {
    return code > BUCKETS;
  }
}
