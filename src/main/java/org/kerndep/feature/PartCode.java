package org.kerndep.feature;

import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** Directions and distances of a part in one number from 1 to 15: what {@code dd} means in its templates. */
final class PartCode {

  private PartCode() {}

  static int of(PartShape shape, int outer, int head, int sibling, int modifier) {
    return switch (shape) {
      case ARC -> Distance.code(head, modifier);
      case SIBLING -> (head < modifier ? 7 : 1) + siblingDistance(sibling, modifier);
      case GRANDPARENT, LAST_GRANDPARENT, GRAND_SIBLING, LAST_GRAND_SIBLING ->
          1 + bit(outer < head, 1) + bit(head < modifier, 2) + bit(outer < modifier, 4);
      case TRI_SIBLING, INNER_CHILD, OUTER_CHILD -> head < modifier ? 2 : 1;
      case HEAD_BIGRAM -> headBigram(outer, head, modifier);
    };
  }

  /** 0 for no sibling; 1, 2, 3, 4–6 or more words away. */
  private static int siblingDistance(int sibling, int modifier) {
    if (sibling == Parts.NONE) {
      return 0;
    }
    int length = Math.abs(sibling - modifier);
    return length <= 3 ? length : length <= 6 ? 4 : 5;
  }

  /** Same head, either word below the other, or neither; with the directions of both arcs. */
  private static int headBigram(int nextHead, int head, int word) {
    int directions = bit(head < word, 1) + bit(nextHead < word + 1, 2);
    if (head == nextHead) {
      return 1 + directions;
    }
    return head == word + 1 ? 5 : nextHead == word ? 6 : 7 + directions;
  }

  private static int bit(boolean set, int value) {
    return set ? value : 0;
  }
}
