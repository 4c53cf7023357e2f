package org.kerndep.kernel;

/** How alike two trees are. */
public non-sealed interface TreeKernel extends Kernel {

  /** The value of two trees whose words and labels are numbered alike. */
  double value(KernelTree a, KernelTree b);
}
