package org.kerndep.io;

/** What a reader does with the columns that hold the tree. */
public enum TreeColumns {
  /** They are not looked at: the input of a parser. */
  IGNORE,
  /** A tree is checked where heads are given; a sentence whose heads are all absent passes. */
  OPTIONAL,
  /** Every sentence must have a tree: training and evaluation. */
  REQUIRED
}
