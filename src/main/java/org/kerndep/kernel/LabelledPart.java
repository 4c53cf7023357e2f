package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * A part that a kernel can compare, by positions in its sentence, with its labels. Labels are numbers of
 * {@link LabelNumbers}. Immutable.
 *
 * @param part an arc, a sibling part whose sibling is a word, or a grandparent part
 * @param otherLabel the label of the arc into the sibling or into the head; {@link LabelNumbers#UNKNOWN} in an arc
 * @param label the label of the arc into the modifier
 */
public record LabelledPart(Part part, int otherLabel, int label) {

  /** {@link PartShape#ARC}. */
  public static LabelledPart arc(int head, int modifier, int label) {
    return new LabelledPart(Part.arc(head, modifier), LabelNumbers.UNKNOWN, label);
  }

  /** {@link PartShape#SIBLING}. */
  public static LabelledPart sibling(int head, int sibling, int modifier, int siblingLabel, int label) {
    return new LabelledPart(Part.sibling(head, sibling, modifier), siblingLabel, label);
  }

  /** {@link PartShape#GRANDPARENT}. */
  public static LabelledPart grandparent(int grandparent, int head, int modifier, int headLabel, int label) {
    return new LabelledPart(Part.grandparent(grandparent, head, modifier), headLabel, label);
  }

  /** The parts of a tree, always in the same order; a first child is in no sibling part. */
  public static List<LabelledPart> of(DependencyTree tree, Set<PartShape> shapes, LabelNumbers labels) {
    List<LabelledPart> parts = new ArrayList<>();
    Parts.visit(tree, shapes, (shape, outer, head, sibling, modifier) -> {
      int label = labels.number(tree.label(modifier));
      switch (shape) {
        case ARC -> parts.add(arc(head, modifier, label));
        case SIBLING -> {
          if (sibling != Parts.NONE) {
            parts.add(sibling(head, sibling, modifier, labels.number(tree.label(sibling)), label));
          }
        }
        case GRANDPARENT -> parts.add(grandparent(outer, head, modifier, labels.number(tree.label(head)), label));
        default -> throw new IllegalArgumentException("no kernel compares parts of shape " + shape);
      }
    });
    return parts;
  }

  public PartShape shape() {
    return part.shape();
  }

  /** How many words it has: 2 or 3. */
  public int wordCount() {
    return shape() == PartShape.ARC ? 2 : 3;
  }

  /** The position of one of its words, in the order of {@link KernelPart}. */
  public int word(int slot) {
    return switch (slot) {
      case 0 -> shape() == PartShape.GRANDPARENT ? part.outer() : part.head();
      case 1 -> switch (shape()) {
        case SIBLING -> part.sibling();
        case GRANDPARENT -> part.head();
        default -> part.modifier();
      };
      default -> part.modifier();
    };
  }

  /** The arc into the modifier. */
  public KernelArc arc() {
    return new KernelArc(label, part.modifier() - part.head());
  }

  /** The arc into the sibling or the head, of a part of three words. */
  public KernelArc otherArc() {
    return new KernelArc(otherLabel, word(1) - word(0));
  }
}
