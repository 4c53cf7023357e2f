package org.kerndep.feature;

import java.util.Arrays;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;

/**
 * A tree as features of whole trees see it, in numbers: tags, words and labels of positions, the root's being 0; the
 * children and the span of each. Immutable.
 */
final class TreeShape {

  /** More children of one label are counted as so many. */
  private static final int MANY = 3;

  /** The most words of each size of a span; longer ones have one size more. */
  private static final int[] LONGEST = {1, 2, 3, 4, 7, 11, 19};

  private final EncodedSentence x;
  private final DependencyTree tree;
  private final int[] labels;
  /** The children of position p are children[starts[p]] to children[starts[p+1]-1], ascending. */
  private final int[] starts;
  private final int[] children;
  private final int[] first;
  private final int[] last;

  TreeShape(EncodedSentence x, DependencyTree tree) {
    this.x = x;
    this.tree = tree;
    int n = tree.size();
    labels = new int[n + 1];
    starts = new int[n + 2];
    children = new int[n];
    first = new int[n + 1];
    last = new int[n + 1];
    Arrays.setAll(first, p -> p);
    Arrays.setAll(last, p -> p);
    for (int m = 1; m <= n; m++) {
      labels[m] = tree.label(m).hashCode();
      starts[tree.head(m) + 1]++;
      for (int above = m; above != 0; above = tree.head(above)) {
        first[above] = Math.min(first[above], m);
        last[above] = Math.max(last[above], m);
      }
    }
    for (int p = 0; p <= n; p++) {
      starts[p + 1] += starts[p];
    }
    int[] next = starts.clone();
    for (int m = 1; m <= n; m++) {
      children[next[tree.head(m)]++] = m;
    }
  }

  int size() {
    return tree.size();
  }

  /** The fine tag, the coarse one if there is none. Places before and after the words have numbers too. */
  int tag(int position) {
    int fine = x.value(Layer.POS, position);
    return fine != Vocabulary.NONE ? fine : -1 - x.value(Layer.CPOS, position);
  }

  /** The lemma, or the form if there is none. */
  int word(int position) {
    int lemma = x.value(Layer.LEMMA, position);
    return lemma != Vocabulary.NONE ? lemma : -1 - x.value(Layer.FORM, position);
  }

  int label(int position) {
    return labels[position];
  }

  /** The head of a word; the root is its own. */
  int head(int position) {
    return position == 0 ? 0 : tree.head(position);
  }

  int childCount(int position) {
    return starts[position + 1] - starts[position];
  }

  /** One of the children, from left to right. */
  int child(int position, int index) {
    return children[starts[position] + index];
  }

  /** The first word of those below a word and itself. */
  int first(int position) {
    return first[position];
  }

  /** The last word of those below a word and itself. */
  int last(int position) {
    return last[position];
  }

  /** A number for the labels of a position's children in their order, and on which side of it they are. */
  int frame(int position) {
    int sequence = 0;
    for (int i = 0; i < childCount(position); i++) {
      int child = child(position, i);
      sequence = (sequence * 31 + labels[child]) * 31 + side(child, position);
    }
    return sequence;
  }

  /** A number for the tags of a position's children in their order, and on which side of it they are. */
  int tagFrame(int position) {
    int sequence = 0;
    for (int i = 0; i < childCount(position); i++) {
      int child = child(position, i);
      sequence = (sequence * 31 + tag(child)) * 31 + side(child, position);
    }
    return sequence;
  }

  private static int side(int child, int position) {
    return child < position ? 1 : 2;
  }

  /** How many children stand before their head. */
  int leftChildren(int position) {
    int left = 0;
    while (left < childCount(position) && child(position, left) < position) {
      left++;
    }
    return left;
  }

  /** How many children stand after their head. */
  int rightChildren(int position) {
    return childCount(position) - leftChildren(position);
  }

  /** How many of the children of a word's head have its label, at most {@value #MANY}. */
  int alike(int position) {
    int head = head(position);
    return Math.min(MANY, countOf(labels[position], head, childCount(head)));
  }

  /** The step of the number of words below a word and itself. */
  int spanSize(int position) {
    int words = last[position] - first[position] + 1;
    int step = 0;
    while (step < LONGEST.length && words > LONGEST[step]) {
      step++;
    }
    return step;
  }

  /** 1 if at most one word follows those below a word, else 0. */
  int isFinal(int position) {
    return size() - last[position] > 1 ? 0 : 1;
  }

  /** A number for the distinct labels of a position's children. */
  int labelSet(int position) {
    int sum = 0;
    for (int i = 0; i < childCount(position); i++) {
      int label = labels[child(position, i)];
      sum += countOf(label, position, i) == 0 ? label * 31 + 1 : 0;
    }
    return sum;
  }

  /** How many of a position's first children have a label. */
  int countOf(int label, int position, int children) {
    int count = 0;
    for (int i = 0; i < children; i++) {
      count += labels[child(position, i)] == label ? 1 : 0;
    }
    return count;
  }
}
