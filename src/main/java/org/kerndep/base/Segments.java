package org.kerndep.base;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * A sentence too long for the decoder, cut into segments that are not: after the last punctuation mark in the second
 * half of what fits, or where nothing more fits. The segments are parsed on their own, and the roots of all but the
 * first hang below the first root of the first. Time and memory grow linearly with the sentence.
 */
final class Segments {

  /** The most words that are decoded together. */
  static final int LIMIT = 300;

  private final Sentence sentence;
  /** First positions of the segments, and the position after the last. */
  private final List<Integer> starts;

  private Segments(Sentence sentence, List<Integer> starts) {
    this.sentence = sentence;
    this.starts = starts;
  }

  static boolean areNeeded(Sentence sentence) {
    return sentence.size() > LIMIT;
  }

  static Segments of(Sentence sentence) {
    List<Integer> starts = new ArrayList<>();
    int start = 1;
    while (start <= sentence.size()) {
      starts.add(start);
      start = endOfSegment(sentence, start) + 1;
    }
    starts.add(start);
    return new Segments(sentence, starts);
  }

  private static int endOfSegment(Sentence sentence, int start) {
    int last = start + LIMIT - 1;
    if (last >= sentence.size()) {
      return sentence.size();
    }
    for (int end = last; end > start + LIMIT / 2; end--) {
      if (!sentence.word(end).form().codePoints().anyMatch(Character::isLetterOrDigit)) {
        return end;
      }
    }
    return last;
  }

  /** One tree over all words, from trees of the segments; the arcs that join them have no label. */
  DependencyTree parse(Function<Sentence, DependencyTree> parser) {
    int[] heads = new int[sentence.size() + 1];
    String[] labels = new String[sentence.size() + 1];
    int root = 0;
    for (int i = 0; i + 1 < starts.size(); i++) {
      int shift = starts.get(i) - 1;
      DependencyTree tree = parser.apply(sentence.slice(shift + 1, starts.get(i + 1) - 1));
      for (int m = 1; m <= tree.size(); m++) {
        heads[shift + m] = tree.head(m) == 0 ? root : shift + tree.head(m);
        labels[shift + m] = i > 0 && tree.head(m) == 0 ? Word.ABSENT : tree.label(m);
      }
      if (i == 0) {
        root = firstRootChild(tree);
      }
    }
    return DependencyTree.of(heads, labels);
  }

  private static int firstRootChild(DependencyTree tree) {
    int m = 1;
    while (tree.head(m) != 0) {
      m++;
    }
    return m;
  }
}
