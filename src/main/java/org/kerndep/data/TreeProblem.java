package org.kerndep.data;

import java.util.Optional;

/**
 * Why an array of heads is not a tree.
 *
 * @param word the word at which it shows
 * @param message what is wrong, without place or remedy
 */
public record TreeProblem(int word, String message) {

  /** The first problem of heads[1..n], or empty if they form a tree; linear time. */
  public static Optional<TreeProblem> find(int[] heads) {
    int n = heads.length - 1;
    boolean rooted = n <= 0;
    for (int m = 1; m <= n; m++) {
      if (heads[m] < 0 || heads[m] > n) {
        return Optional.of(new TreeProblem(m, "head " + heads[m] + " of word " + m + " is outside 0.." + n));
      }
      if (heads[m] == m) {
        return Optional.of(new TreeProblem(m, "word " + m + " is its own head"));
      }
      rooted |= heads[m] == 0;
    }
    if (!rooted) {
      return Optional.of(new TreeProblem(1, "no root: none of the " + n + " words has head 0"));
    }
    return findCycle(heads);
  }

  private static Optional<TreeProblem> findCycle(int[] heads) {
    int[] visit = new int[heads.length];
    for (int m = 1; m < heads.length; m++) {
      int walker = m;
      while (walker != 0 && visit[walker] == 0) {
        visit[walker] = m;
        walker = heads[walker];
      }
      if (walker != 0 && visit[walker] == m) {
        return Optional.of(new TreeProblem(walker, "cycle of heads: " + cycleText(heads, walker)));
      }
    }
    return Optional.empty();
  }

  private static String cycleText(int[] heads, int start) {
    StringBuilder text = new StringBuilder().append(start);
    int shown = 0;
    for (int w = heads[start]; w != start; w = heads[w]) {
      if (++shown == 10) {
        text.append(" → …");
        break;
      }
      text.append(" → ").append(w);
    }
    return text.append(" → ").append(start).toString();
  }
}
