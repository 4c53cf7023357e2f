package org.kerndep.kernel;

/**
 * How alike two parts or two trees are: a symmetric, positive semi-definite function. {@link Object#toString} gives the
 * text from which {@link Kernels} makes an equal kernel. Implementations are immutable; share freely.
 */
public sealed interface Kernel permits PartKernel, TreeKernel {}
