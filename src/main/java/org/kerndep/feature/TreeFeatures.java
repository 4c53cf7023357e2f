package org.kerndep.feature;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;

/**
 * The features of whole trees, which see what parts of a few neighbouring words do not: all children of a word and the
 * order of their labels, any two of them, paths of several labels towards the root, and what is around and at the ends
 * of the words below a word. Scratch of one thread.
 */
public final class TreeFeatures {

  /** Goes up whenever a feature changes, because weights then mean something else. */
  public static final int VERSION = 1;

  /** Each kind of feature has a number of its own, those of a method from here on. */
  private static final int FRAME = 100;
  private static final int CHILD = 200;
  private static final int SPAN = 300;
  private static final int PATH = 400;

  /** More children of one label are counted as so many. */
  private static final int MANY = 3;

  /** The most words of each size of a span; longer ones have one size more. */
  private static final int[] LONGEST = {1, 2, 3, 4, 7, 11, 19};

  private final int bits;
  private final IntArrayList indices = new IntArrayList();
  private TreeShape shape;

  /** Features that are numbers below 2^bits; some share theirs. */
  public TreeFeatures(int bits) {
    this.bits = bits;
  }

  /** The numbers of a tree's features, one as often as it occurs. */
  public int[] of(EncodedSentence x, DependencyTree tree) {
    indices.clear();
    shape = new TreeShape(x, tree);
    for (int position = 0; position <= shape.size(); position++) {
      addFrame(position);
      for (int i = 0; i < shape.childCount(position); i++) {
        addChild(position, i);
      }
      if (position > 0) {
        addSpan(position);
        addPath(position);
      }
    }
    return indices.toIntArray();
  }

  /** The sum of the weights of features. */
  public static double score(int[] features, WeightTable weights) {
    return weights.sum(features, features.length, 0);
  }

  /** The features of one tree minus those of another. */
  public static SparseVector difference(int[] features, int[] others) {
    SparseVector.Builder difference = new SparseVector.Builder();
    for (int feature : features) {
      difference.add(feature, 1);
    }
    for (int feature : others) {
      difference.add(feature, -1);
    }
    return difference.build();
  }

  /** All children of a position: the sequences of their labels and tags, and which labels there are. */
  private void addFrame(int p) {
    int labels = 0;
    int tags = 0;
    int left = 0;
    int children = shape.childCount(p);
    for (int i = 0; i < children; i++) {
      int child = shape.child(p, i);
      int side = child < p ? 1 : 2;
      labels = (labels * 31 + shape.label(child)) * 31 + side;
      tags = (tags * 31 + shape.tag(child)) * 31 + side;
      left += child < p ? 1 : 0;
    }
    int tag = shape.tag(p);
    int label = shape.label(p);
    int set = shape.labelSet(p);
    add(FRAME, tag, labels);
    add(FRAME + 1, tag, shape.word(p), labels);
    add(FRAME + 2, tag, tags);
    add(FRAME + 3, tag, label, labels);
    add(FRAME + 4, tag, label, left, children - left);
    add(FRAME + 5, shape.word(p), set);
    add(FRAME + 6, tag, label, set);
    add(FRAME + 7, tag, label, set, shape.tag(shape.head(p)));
    add(FRAME + 8, label, set, shape.labelSet(shape.head(p)));
  }

  /** A child with each of its siblings, near or far, and with each of its own children. */
  private void addChild(int p, int index) {
    int c = shape.child(p, index);
    int label = shape.label(c);
    int alike = Math.min(MANY, shape.countOf(label, p, shape.childCount(p)));
    add(CHILD, shape.tag(p), label, alike);
    add(CHILD + 1, shape.word(p), label, alike);
    for (int i = 0; i < shape.childCount(p); i++) {
      int sibling = shape.child(p, i);
      if (i != index) {
        int order = (c < sibling ? 4 : 0) + (c < p ? 2 : 0) + (sibling < p ? 1 : 0);
        add(CHILD + 2, shape.tag(p), label, shape.label(sibling), order);
        add(CHILD + 3, shape.word(p), label, shape.label(sibling));
        add(CHILD + 4, shape.tag(c), label, shape.tag(sibling), shape.label(sibling));
      }
    }
    for (int i = 0; i < shape.childCount(c); i++) {
      int below = shape.child(c, i);
      add(CHILD + 5, shape.label(p), label, shape.label(below), shape.tag(c));
      add(CHILD + 6, shape.tag(p), label, shape.label(below), shape.tag(c));
      add(CHILD + 7, shape.word(p), label, shape.label(below), shape.word(below));
      add(CHILD + 8, shape.label(p), label, shape.label(below), shape.tag(p), shape.tag(c), shape.tag(below));
    }
  }

  /** How many words are below a word, its first and last one, and those before and after them. */
  private void addSpan(int p) {
    int first = shape.first(p);
    int last = shape.last(p);
    int size = 0;
    while (size < LONGEST.length && last - first + 1 > LONGEST[size]) {
      size++;
    }
    int tag = shape.tag(p);
    int label = shape.label(p);
    int before = shape.tag(first - 1);
    int after = shape.tag(last + 1);
    add(SPAN, tag, label, size);
    add(SPAN + 1, tag, label, before, shape.tag(first));
    add(SPAN + 2, tag, label, shape.tag(last), after);
    add(SPAN + 3, tag, label, before, after);
    add(SPAN + 4, label, shape.tag(first), shape.tag(last));
    add(SPAN + 5, shape.tag(shape.head(p)), label, before, after);
    add(SPAN + 6, label, shape.word(last), after);
    add(SPAN + 7, tag, label, size, shape.size() - last > 1 ? 0 : 1);
    add(SPAN + 8, tag, label, shape.word(first - 1), shape.word(first));
  }

  /** Labels, tags and words on the way to the root. */
  private void addPath(int p) {
    int head = shape.head(p);
    int above = shape.head(head);
    int order = (p < head ? 2 : 0) + (head < above ? 1 : 0);
    int label = shape.label(p);
    int next = shape.label(head);
    int third = shape.label(above);
    add(PATH, shape.tag(p), label, shape.tag(head), next, shape.tag(above), third);
    add(PATH + 1, shape.tag(p), label, next, third, shape.label(shape.head(above)));
    add(PATH + 2, shape.tag(p), shape.tag(above), label, next, third, order);
    add(PATH + 3, label, shape.word(p), shape.word(head), shape.word(above));
    add(PATH + 4, label, next, shape.word(p), shape.word(above));
  }

  private void add(int kind, int... values) {
    long key = kind;
    for (int value : values) {
      key = TemplateEvaluator.combine(key, value);
    }
    indices.add((int) (TemplateEvaluator.mix(key) >>> (Long.SIZE - bits)));
  }
}
