package org.kerndep.kernel.support.tree;

/**
 * Where one of two trees differs from the other, as a kernel of whole trees sees it: the arc into a word, or for a
 * kernel of productions the word with its children. Immutable.
 *
 * @param tree 0 or 1
 * @param word its position; 0 for all that both trees have
 */
public record TreePlace(int tree, int word) {

  /** What both trees have. */
  public static final TreePlace BOTH = new TreePlace(0, 0);

  /** The number of a place of trees of so many words; those of the first tree come first. */
  static int number(int tree, int word, int words) {
    return tree * (words + 1) + word;
  }

  /** How many numbers the places of two trees have. */
  static int count(int words) {
    return 2 * (words + 1);
  }

  /** The place of a number. */
  static TreePlace of(int number, int words) {
    return new TreePlace(number / (words + 1), number % (words + 1));
  }
}
