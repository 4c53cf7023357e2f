package org.kerndep.kernel;

/** How alike two trees are: a symmetric, positive semi-definite function. Implementations are immutable. */
public interface TreeKernel {

  /** The value of two trees whose words and labels are numbered alike. */
  double value(KernelTree a, KernelTree b);
}
