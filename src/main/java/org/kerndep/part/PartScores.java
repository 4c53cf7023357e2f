package org.kerndep.part;

/**
 * What the parts of one sentence score. Models, losses and sums of them look alike through it; decoders see nothing
 * else. Implementations answer for every head 0..n and modifier 1..n other than the head.
 */
public interface PartScores {

  /** The number of words. */
  int size();

  /** The score of the arc from a head (0 is the root) to a modifier. */
  double arc(int head, int modifier);
}
