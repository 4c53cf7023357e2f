package org.kerndep.kernel;

import java.util.Set;
import org.kerndep.part.PartShape;

/**
 * How alike two parts are: a symmetric, positive semi-definite function. {@link Object#toString} gives the text from
 * which {@link Kernels} makes an equal kernel. Implementations are immutable.
 */
public interface PartKernel {

  /** The shapes of parts that are not 0 against everything. */
  Set<PartShape> shapes();

  /** The value of two parts, 0 if their shapes differ. */
  double value(KernelPart a, KernelPart b);
}
