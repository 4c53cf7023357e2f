package org.kerndep.part;

import java.util.Set;

/**
 * What the parts of one sentence score. Models, losses and sums of them look alike through it; decoders see nothing
 * else. A missing word is {@link Parts#NONE}. Implementations answer for every part whose arcs are all in
 * the {@link #graph}.
 */
public interface PartScores {

  /** The arcs that may be used. */
  ArcGraph graph();

  /** The shapes that may score other than 0. */
  Set<PartShape> shapes();

  /** The number of words. */
  default int size() {
    return graph().size();
  }

  /** The score of the arc from a head (0 is the root) to a modifier. */
  double arc(int head, int modifier);

  /** {@link PartShape#SIBLING}. */
  default double sibling(int head, int sibling, int modifier) {
    return 0;
  }

  /** {@link PartShape#GRANDPARENT} and {@link PartShape#LAST_GRANDPARENT}. */
  default double grandparent(int grandparent, int head, int modifier) {
    return 0;
  }

  /** {@link PartShape#GRAND_SIBLING} and {@link PartShape#LAST_GRAND_SIBLING}. */
  default double grandSibling(int grandparent, int head, int sibling, int modifier) {
    return 0;
  }

  /** {@link PartShape#TRI_SIBLING}; {@code third} is the innermost. */
  default double triSibling(int head, int third, int sibling, int modifier) {
    return 0;
  }

  /** {@link PartShape#INNER_CHILD}. */
  default double innerChild(int head, int modifier, int child) {
    return 0;
  }

  /** {@link PartShape#OUTER_CHILD}. */
  default double outerChild(int head, int modifier, int child) {
    return 0;
  }

  /** {@link PartShape#HEAD_BIGRAM} of a word that is not the last. */
  default double headBigram(int word, int head, int nextHead) {
    return 0;
  }
}
