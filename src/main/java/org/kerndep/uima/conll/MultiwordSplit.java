package org.kerndep.uima.conll;

import java.util.List;

/**
 * Divides the text of a multiword token among its words, each of which gets at least one character. The cuts follow the
 * cheapest way to edit the words into the text, so that words that spell it get their own letters. Stateless.
 */
public final class MultiwordSplit {

  /** Beyond this many pairs of characters the text is divided in proportion. */
  private static final int MAX_PAIRS = 1 << 20;

  private MultiwordSplit() {}

  /** Where each word ends in the text, which has at least as many code points as there are words. */
  public static int[] ends(String text, List<String> words) {
    int[] target = text.codePoints().map(Character::toLowerCase).toArray();
    int[] source = String.join("", words).codePoints().map(Character::toLowerCase).toArray();
    int[] ends = new int[words.size()];
    int end = 0;
    for (int k = 0; k < ends.length; k++) {
      end += words.get(k).codePointCount(0, words.get(k).length());
      ends[k] = end;
    }
    boolean small = (long) source.length * target.length <= MAX_PAIRS;
    int[] images = small ? alignment(source, target) : proportion(source.length, target.length);
    for (int k = 0; k < ends.length; k++) {
      ends[k] = images[ends[k]];
    }
    spread(ends, target.length);
    for (int k = 0; k < ends.length; k++) {
      ends[k] = text.offsetByCodePoints(0, ends[k]);
    }
    return ends;
  }

  /** For every length of the source's beginning that of the target's beginning it is aligned with. */
  private static int[] alignment(int[] source, int[] target) {
    int[][] costs = costs(source, target);
    int[] images = new int[source.length + 1];
    int i = source.length;
    int j = target.length;
    images[i] = j;
    while (i > 0) {
      if (j > 0 && costs[i][j] == costs[i - 1][j - 1] + (source[i - 1] == target[j - 1] ? 0 : 1)) {
        images[--i] = --j;
      } else if (costs[i][j] == costs[i - 1][j] + 1) {
        images[--i] = j;
      } else {
        j--;
      }
    }
    return images;
  }

  /** Edit distances between the beginnings of two texts. */
  private static int[][] costs(int[] source, int[] target) {
    int[][] costs = new int[source.length + 1][target.length + 1];
    for (int i = 0; i <= source.length; i++) {
      for (int j = 0; j <= target.length; j++) {
        if (i == 0 || j == 0) {
          costs[i][j] = i + j;
        } else {
          int substitution = costs[i - 1][j - 1] + (source[i - 1] == target[j - 1] ? 0 : 1);
          costs[i][j] = Math.min(substitution, 1 + Math.min(costs[i - 1][j], costs[i][j - 1]));
        }
      }
    }
    return costs;
  }

  private static int[] proportion(int source, int target) {
    int[] images = new int[source + 1];
    for (int i = 0; i <= source; i++) {
      images[i] = (int) ((long) i * target / source);
    }
    return images;
  }

  /** Moves ends apart where words would have no character. */
  private static void spread(int[] ends, int length) {
    ends[ends.length - 1] = length;
    for (int k = ends.length - 2; k >= 0; k--) {
      ends[k] = Math.min(ends[k], ends[k + 1] - 1);
    }
    for (int k = 0; k < ends.length; k++) {
      ends[k] = Math.max(ends[k], k == 0 ? 1 : ends[k - 1] + 1);
    }
  }
}
