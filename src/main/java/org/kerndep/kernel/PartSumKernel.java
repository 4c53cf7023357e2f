package org.kerndep.kernel;

import java.util.List;

/**
 * The sum of a part kernel over all pairs of parts of two trees. Immutable; share freely.
 *
 * @param kernel compares the parts
 */
public record PartSumKernel(PartKernel kernel) implements TreeKernel {

  @Override
  public double value(KernelTree a, KernelTree b) {
    List<KernelPart> others = b.parts().of(b.tree(), kernel.shapes());
    double sum = 0;
    for (KernelPart p : a.parts().of(a.tree(), kernel.shapes())) {
      for (KernelPart q : others) {
        sum += kernel.value(p, q);
      }
    }
    return sum;
  }
}
