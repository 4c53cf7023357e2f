package org.kerndep.kernel.support;

import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.part.Part;

/**
 * What the parts of one sentence score. Labels are numbers of {@link LabelNumbers}; one that is not in the support, or
 * {@link LabelNumbers#UNKNOWN}, matches nothing. Scratch of one thread.
 */
public interface SupportScores {

  /** The score of any part. */
  default double score(LabelledPart labelled) {
    Part part = labelled.part();
    return switch (part.shape()) {
      case ARC -> arc(part.head(), part.modifier(), labelled.label());
      case SIBLING -> sibling(part.head(), part.sibling(), part.modifier(), labelled.otherLabel(), labelled.label());
      default -> grandparent(part.outer(), part.head(), part.modifier(), labelled.otherLabel(), labelled.label());
    };
  }

  /** The score of an arc; cheap when asked again, with this label or another. */
  double arc(int head, int modifier, int label);

  /** The score of a sibling part; computed anew each time. */
  double sibling(int head, int sibling, int modifier, int siblingLabel, int modifierLabel);

  /** The score of a grandparent part; computed anew each time. */
  double grandparent(int grandparent, int head, int modifier, int headLabel, int modifierLabel);
}
