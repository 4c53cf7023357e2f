package org.kerndep.kernel;

import java.util.Set;
import org.kerndep.part.PartShape;

/** How alike two parts are. A function of trees that it spans is a sum over parts, so it can be scored part by part. */
public non-sealed interface PartKernel extends Kernel {

  /** The shapes of parts that are not 0 against everything. */
  Set<PartShape> shapes();

  /** The value of two parts, 0 if their shapes differ. */
  double value(KernelPart a, KernelPart b);
}
