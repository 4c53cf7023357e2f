package org.kerndep.bench;

import java.util.SplittableRandom;
import org.kerndep.part.ArcGraph;

/** Graphs like those that a pruner leaves. */
final class SyntheticGraphs {

  private SyntheticGraphs() {}

  /** All arcs, if the number of heads is "all"; else so many for each word, one of them the word before it. */
  static ArcGraph of(int words, String heads) {
    return heads.equals("all") ? ArcGraph.complete(words) : pruned(words, Integer.parseInt(heads));
  }

  /** Near heads are likelier than far ones. The words before make a chain, a tree for every decoder. */
  private static ArcGraph pruned(int words, int heads) {
    SplittableRandom random = new SplittableRandom(words);
    boolean[][] kept = new boolean[words + 1][words + 1];
    for (int m = 1; m <= words; m++) {
      kept[m - 1][m] = true;
      for (int count = 1; count < Math.min(heads, words); ) {
        int distance = 1 + (int) (words * Math.pow(random.nextDouble(), 3));
        int head = random.nextBoolean() ? m - distance : m + distance;
        if (head >= 0 && head <= words && !kept[head][m]) {
          kept[head][m] = true;
          count++;
        }
      }
    }
    return ArcGraph.of(words, (h, m) -> kept[h][m]);
  }
}
