package org.kerndep.kernel;

import java.util.List;
import org.kerndep.kernel.property.PropertyList;

/**
 * The sum of a part kernel over all pairs of parts of two trees. Immutable; share freely.
 *
 * @param kernel compares the parts
 */
record PartSumKernel(PartKernel kernel) implements TreeKernel {

  /** The name in texts. */
  static final String NAME = "part-sum";

  static final String USAGE = NAME + "(KERNEL) of whole trees, with a kernel of parts";

  static PartSumKernel parse(KernelText text, PropertyList properties) {
    if (text.arguments().size() == 1
        && Kernels.parse(text.arguments().get(0), properties) instanceof PartKernel parts) {
      return new PartSumKernel(parts);
    }
    throw text.problem("write one kernel of parts, as in " + NAME + "(" + TemplateKernel.NAME + "(arc))");
  }

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

  @Override
  public String toString() {
    return NAME + "(" + kernel + ")";
  }
}
