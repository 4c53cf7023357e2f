package org.kerndep.eval;

/**
 * Counts for precision, recall and F1, which are percentages; of nothing they are 0.
 *
 * @param gold how many gold has
 * @param system how many the system has
 * @param correct how many of these are right
 * @param aligned how many words of both are aligned; 0 where no words are compared
 */
public record SpanScore(long gold, long system, long correct, long aligned) {

  static final SpanScore NOTHING = new SpanScore(0, 0, 0, 0);

  SpanScore plus(SpanScore other) {
    return new SpanScore(gold + other.gold, system + other.system, correct + other.correct, aligned + other.aligned);
  }

  public double precision() {
    return AttachmentScore.percent(correct, system);
  }

  public double recall() {
    return AttachmentScore.percent(correct, gold);
  }

  public double f1() {
    return AttachmentScore.percent(2 * correct, gold + system);
  }

  /** The share of aligned words that are right. */
  public double alignedAccuracy() {
    return AttachmentScore.percent(correct, aligned);
  }
}
