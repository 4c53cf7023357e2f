package org.kerndep.explain;

/** Which part of a parser has a say. The text is what readers call it. */
public enum Source {
  TAGGER("tagger"),
  BASE("base parser"),
  DECODER_KERNEL("kernel in the decoder"),
  KERNEL("kernel"),
  TEMPLATES("reranker's templates"),
  WHOLE_TREE("whole tree"),
  MINED("mined features"),
  TREE_KERNEL("tree kernel"),
  /** A scorer that says no more than a number. */
  OTHER("other scorer"),
  AGREEMENT("agreement"),
  /** What is lost where scores are summed as {@code float}. */
  ROUNDING("rounding");

  private final String text;

  Source(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
