package org.kerndep.kernel;

import java.util.List;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * Makes the parts of one sentence for kernels. Immutable; share freely.
 *
 * @param words the sentence
 * @param labels the labels that are known
 */
public record KernelParts(KernelSentence words, LabelNumbers labels) {

  /** A part as a kernel sees it. */
  public KernelPart part(LabelledPart part) {
    KernelWord first = words.word(part.word(0));
    KernelWord second = words.word(part.word(1));
    return part.shape() == PartShape.ARC
        ? new KernelPart(PartShape.ARC, List.of(first, second), List.of(part.arc()))
        : new KernelPart(part.shape(), List.of(first, second, words.word(part.word(2))),
            List.of(part.otherArc(), part.arc()));
  }

  /** The parts of a tree over these words, always in the same order; a first child is in no sibling part. */
  public List<KernelPart> of(DependencyTree tree, Set<PartShape> shapes) {
    if (tree.size() != words.size()) {
      throw new IllegalArgumentException("sentence has " + words.size() + " words, its tree " + tree.size());
    }
    return LabelledPart.of(tree, shapes, labels).stream().map(this::part).toList();
  }
}
