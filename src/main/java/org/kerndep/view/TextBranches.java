package org.kerndep.view;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;

/**
 * The branches of a tree as box-drawing characters, one line for each word. Every head has a stem, a vertical line from
 * its first modifier to its last, right of the stem of its own head. Branches leave it towards the modifiers' words;
 * one that passes the stem of another head goes behind it. Stems that share a column stand above each other.
 */
final class TextBranches {

  private static final int STEP = 2;

  private final DependencyTree tree;
  /** First and last line of the stem of each word, 0 being the root; both its own line if it has no modifiers. */
  private final int[] first;
  private final int[] last;
  /** The place of the stem of each word that has one. */
  private final int[] column;
  private final int width;

  TextBranches(DependencyTree tree) {
    this.tree = tree;
    int n = tree.size();
    first = IntStream.rangeClosed(0, n).toArray();
    last = first.clone();
    first[0] = n;
    for (int m = 1; m <= n; m++) {
      first[tree.head(m)] = Math.min(first[tree.head(m)], m);
      last[tree.head(m)] = Math.max(last[tree.head(m)], m);
    }
    column = new int[n + 1];
    placeStems();
    width = IntStream.of(column).max().orElse(0) + STEP + 1;
  }

  /** Heads come before their modifiers; each stem takes the first column in which its lines are free. */
  private void placeStems() {
    List<BitSet> taken = new ArrayList<>();
    List<Integer> topDown = IntStream.rangeClosed(1, tree.size()).filter(this::hasStem).boxed()
        .sorted(Comparator.comparing(this::depth)).toList();
    for (int word : topDown) {
      int place = column[tree.head(word)] / STEP;
      while (place < taken.size() && overlaps(taken.get(place), word)) {
        place++;
      }
      if (place == taken.size()) {
        taken.add(new BitSet());
      }
      taken.get(place).set(first[word], last[word] + 1);
      column[word] = STEP * (place + 1);
    }
  }

  private boolean hasStem(int word) {
    return first[word] < last[word];
  }

  private boolean overlaps(BitSet lines, int word) {
    int next = lines.nextSetBit(first[word]);
    return next >= 0 && next <= last[word];
  }

  private int depth(int word) {
    int depth = 0;
    for (int up = word; up != 0; up = tree.head(up)) {
      depth++;
    }
    return depth;
  }

  /** How many characters a line has. */
  int width() {
    return width;
  }

  /** The line that leads to a word, with a blank at its end. */
  String line(int m) {
    char[] line = " ".repeat(width).toCharArray();
    int head = tree.head(m);
    for (int i = column[head]; i < width - 1; i++) {
      line[i] = '─';
    }
    for (int other = 0; other <= tree.size(); other++) {
      if (first[other] < m && m < last[other]) {
        line[column[other]] = '│';
      }
    }
    if (hasStem(head)) {
      line[column[head]] = m == first[head] ? '╭' : m == last[head] ? '╰' : '├';
    }
    if (hasStem(m)) {
      line[column[m]] = m == first[m] ? '┬' : m == last[m] ? '┴' : '┼';
    }
    return new String(line);
  }
}
