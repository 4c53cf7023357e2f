package org.kerndep.part;

import static org.kerndep.part.Parts.NONE;

import java.util.Set;

/**
 * How much the score of a tree grows when a detached word gets a head: the parts that appear minus those that vanish.
 * Parts that need the head of a detached word do not exist until it is attached, so the gains of several words
 * attached one after the other add up to the difference between the trees. Scratch of one thread.
 */
public final class AttachmentGain {

  private final EditableTree tree;
  private final PartScores scores;
  private final boolean sibling;
  private final boolean triSibling;
  private final boolean grandparent;
  private final boolean grandSibling;
  private final boolean lastGrandparent;
  private final boolean lastGrandSibling;
  private final boolean innerChild;
  private final boolean outerChild;
  private final boolean headBigram;

  /** Gains under the scores of some shapes, in a tree that the caller edits. */
  public AttachmentGain(EditableTree tree, PartScores scores, Set<PartShape> shapes) {
    this.tree = tree;
    this.scores = scores;
    sibling = shapes.contains(PartShape.SIBLING);
    triSibling = shapes.contains(PartShape.TRI_SIBLING);
    grandparent = shapes.contains(PartShape.GRANDPARENT);
    grandSibling = shapes.contains(PartShape.GRAND_SIBLING);
    lastGrandparent = shapes.contains(PartShape.LAST_GRANDPARENT);
    lastGrandSibling = shapes.contains(PartShape.LAST_GRAND_SIBLING);
    innerChild = shapes.contains(PartShape.INNER_CHILD);
    outerChild = shapes.contains(PartShape.OUTER_CHILD);
    headBigram = shapes.contains(PartShape.HEAD_BIGRAM);
  }

  /** The gain of attaching a word to a head that is not below it. */
  public double of(int head, int word) {
    return scores.arc(head, word) + amongSiblings(head, word) + asHead(head, word) + inBigrams(head, word);
  }

  /** The parts of the head's children on the word's side, and of the head itself if the word is its last child. */
  private double amongSiblings(int head, int word) {
    boolean right = head < word;
    int third = NONE;
    int inner = NONE;
    int outer = tree.firstChild(head, right);
    while (outer != NONE && outer < word == right) {
      third = inner;
      inner = outer;
      outer = tree.nextChild(outer);
    }
    int grandparentWord = head == 0 ? EditableTree.DETACHED : tree.head(head);
    double gain = pair(grandparentWord, head, inner, word) + triple(head, third, inner, word);
    if (outer != NONE) {
      gain += pair(grandparentWord, head, word, outer) - pair(grandparentWord, head, inner, outer)
          + triple(head, inner, word, outer) - triple(head, third, inner, outer);
      int outermost = tree.nextChild(outer);
      if (outermost != NONE) {
        gain += triple(head, word, outer, outermost) - triple(head, inner, outer, outermost);
      }
    }
    if (grandparentWord == EditableTree.DETACHED) {
      return gain;
    }
    if (grandparent) {
      gain += scores.grandparent(grandparentWord, head, word);
    }
    return gain + atTheEnd(grandparentWord, head, third, inner, word, outer);
  }

  /** A child and the one just inside it, with the grandparent if there is one. */
  private double pair(int grandparentWord, int head, int inner, int child) {
    double score = sibling ? scores.sibling(head, inner, child) : 0;
    return grandSibling && grandparentWord != EditableTree.DETACHED
        ? score + scores.grandSibling(grandparentWord, head, inner, child)
        : score;
  }

  private double triple(int head, int third, int inner, int child) {
    return triSibling ? scores.triSibling(head, third, inner, child) : 0;
  }

  /** Parts of the last child of a side only: the word's place among the children is between inner and outer. */
  private double atTheEnd(int grandparentWord, int head, int third, int inner, int word, int outer) {
    double gain = 0;
    if (outer == NONE) {
      gain += last(grandparentWord, head, inner, word);
      gain -= inner == NONE ? 0 : last(grandparentWord, head, third, inner);
      gain += child(grandparentWord, head, word, head < word) - child(grandparentWord, head, inner, head < word);
    } else if (lastGrandSibling && tree.nextChild(outer) == NONE) {
      gain += scores.grandSibling(grandparentWord, head, word, outer)
          - scores.grandSibling(grandparentWord, head, inner, outer);
    }
    return gain;
  }

  private double last(int grandparentWord, int head, int inner, int child) {
    return (lastGrandparent ? scores.grandparent(grandparentWord, head, child) : 0)
        + (lastGrandSibling ? scores.grandSibling(grandparentWord, head, inner, child) : 0);
  }

  /** The part of an arc and the modifier's last child on one side, which may be NONE. */
  private double child(int head, int modifier, int child, boolean right) {
    if (head < modifier == right) {
      return outerChild ? scores.outerChild(head, modifier, child) : 0;
    }
    return innerChild ? scores.innerChild(head, modifier, child) : 0;
  }

  /** The parts in which the word is the head of its children and its own head the grandparent. */
  private double asHead(int head, int word) {
    return ofChildren(head, word, true) + ofChildren(head, word, false);
  }

  private double ofChildren(int head, int word, boolean right) {
    double gain = 0;
    int inner = NONE;
    int beforeLast = NONE;
    for (int c = tree.firstChild(word, right); c != NONE; c = tree.nextChild(c)) {
      gain += grandparent ? scores.grandparent(head, word, c) : 0;
      gain += grandSibling ? scores.grandSibling(head, word, inner, c) : 0;
      beforeLast = inner;
      inner = c;
    }
    gain += inner == NONE ? 0 : last(head, word, beforeLast, inner);
    return gain + child(head, word, inner, right);
  }

  private double inBigrams(int head, int word) {
    double gain = 0;
    if (headBigram && word > 1 && tree.head(word - 1) != EditableTree.DETACHED) {
      gain += scores.headBigram(word - 1, tree.head(word - 1), head);
    }
    if (headBigram && word < tree.size() && tree.head(word + 1) != EditableTree.DETACHED) {
      gain += scores.headBigram(word, head, tree.head(word + 1));
    }
    return gain;
  }
}
