package org.kerndep.rerank;

/**
 * What is in a list beside the best trees of a sentence's best tagging. With several taggings the base score of a tree
 * is that of the base parser and a multiple of the tagging's logarithmic probability. A tree with other labels than its
 * best ones has the base score of the tree less what the labels lose. Immutable; share freely.
 *
 * @param taggings how many taggings of a sentence are parsed, at least 1
 * @param taggingWeight what their logarithmic probabilities are multiplied by, at least 0
 * @param labellings how many trees with other labels are in a list, at least 0
 */
public record ListRule(int taggings, double taggingWeight, int labellings) {

  /** Nothing else. */
  public static final ListRule BEST = new ListRule(1, 0, 0);

  public ListRule {
    if (taggings < 1 || !(taggingWeight >= 0 && taggingWeight < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("taggings: at most " + taggings + " with weight " + taggingWeight);
    }
    if (labellings < 0) {
      throw new IllegalArgumentException("labellings: at most " + labellings);
    }
  }

  /** The same with no more taggings than these. */
  public ListRule withTaggings(int most) {
    return new ListRule(Math.min(most, taggings), taggingWeight, labellings);
  }

  /** The same with so many trees with other labels. */
  public ListRule withLabellings(int most) {
    return new ListRule(taggings, taggingWeight, most);
  }
}
