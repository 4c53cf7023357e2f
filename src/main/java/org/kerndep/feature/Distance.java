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

  static boolean isRight(int code) {
    return code > BUCKETS;
  }
}
