package org.kerndep.train.dual;

import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.KernelParts;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * A part of a sentence's tree by positions and labels, its words in the order of {@link KernelPart}.
 *
 * @param third the third word, {@link Parts#NONE} if it is an arc
 * @param firstLabel the label of the arc to the second word
 * @param secondLabel the label of the arc to the third word
 */
record ListPart(PartShape shape, int first, int second, int third, int firstLabel, int secondLabel) {

  static ListPart arc(int head, int modifier, int label) {
    return new ListPart(PartShape.ARC, head, modifier, Parts.NONE, label, label);
  }

  /** The arc to the second word. */
  KernelArc firstArc() {
    return new KernelArc(firstLabel, second - first);
  }

  /** The arc to the third word. */
  KernelArc secondArc() {
    return new KernelArc(secondLabel, third - (shape == PartShape.SIBLING ? first : second));
  }

  /** The part as a kernel sees it. */
  KernelPart in(KernelParts sentence) {
    return switch (shape) {
      case ARC -> sentence.arc(first, second, firstLabel);
      case SIBLING -> sentence.sibling(first, second, third, firstLabel, secondLabel);
      default -> sentence.grandparent(first, second, third, firstLabel, secondLabel);
    };
  }
}
