package org.kerndep.io;

/** How a reader treats the columns of heads and labels. */
public enum TreeColumns {
  /** Ignored: the input of a parser. */
  IGNORE,
  /** Read and checked where there are heads; a sentence may have none. */
  OPTIONAL,
  /** Every sentence must have a tree: for training and evaluation. */
  REQUIRED
}
