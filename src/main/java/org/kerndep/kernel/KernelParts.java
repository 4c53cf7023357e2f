package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * Makes the parts of one sentence for kernels. Labels are numbers of {@link LabelNumbers}. Immutable; share freely.
 *
 * @param words the sentence
 * @param labels the labels that are known
 */
public record KernelParts(KernelSentence words, LabelNumbers labels) {

  /** {@link PartShape#ARC}. */
  public KernelPart arc(int head, int modifier, int label) {
    return new KernelPart(PartShape.ARC, List.of(words.word(head), words.word(modifier)),
        List.of(kernelArc(head, modifier, label)));
  }

  /** {@link PartShape#SIBLING} with a sibling that is there. */
  public KernelPart sibling(int head, int sibling, int modifier, int siblingLabel, int modifierLabel) {
    return new KernelPart(PartShape.SIBLING, List.of(words.word(head), words.word(sibling), words.word(modifier)),
        List.of(kernelArc(head, sibling, siblingLabel), kernelArc(head, modifier, modifierLabel)));
  }

  /** {@link PartShape#GRANDPARENT}. */
  public KernelPart grandparent(int grandparent, int head, int modifier, int headLabel, int modifierLabel) {
    return new KernelPart(PartShape.GRANDPARENT,
        List.of(words.word(grandparent), words.word(head), words.word(modifier)),
        List.of(kernelArc(grandparent, head, headLabel), kernelArc(head, modifier, modifierLabel)));
  }

  private static KernelArc kernelArc(int head, int modifier, int label) {
    return new KernelArc(label, modifier - head);
  }

  /** The parts of a tree over these words, always in the same order; a first child is in no sibling part. */
  public List<KernelPart> of(DependencyTree tree, Set<PartShape> shapes) {
    if (tree.size() != words.size()) {
      throw new IllegalArgumentException("sentence has " + words.size() + " words, its tree " + tree.size());
    }
    List<KernelPart> parts = new ArrayList<>();
    Parts.visit(tree, shapes, (shape, outer, head, sibling, modifier) -> {
      int label = labels.number(tree.label(modifier));
      switch (shape) {
        case ARC -> parts.add(arc(head, modifier, label));
        case SIBLING -> {
          if (sibling != Parts.NONE) {
            parts.add(sibling(head, sibling, modifier, labels.number(tree.label(sibling)), label));
          }
        }
        case GRANDPARENT ->
            parts.add(grandparent(outer, head, modifier, labels.number(tree.label(head)), label));
        default -> throw new IllegalArgumentException("no kernel compares parts of shape " + shape);
      }
    });
    return parts;
  }
}
