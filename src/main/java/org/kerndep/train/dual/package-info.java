/**
 * Kernel functions in training, in the dual: a {@link org.kerndep.train.dual.KernelDual} is a log of changes to the
 * coefficients of parts. The scores of an example's parts are kept, and only what changed since is added. A {@link
 * org.kerndep.train.dual.TreeLog} is the same for kernels of whole trees.
 *
 * <p>Uses {@code kernel} and {@code kernel.support}; knows nothing of what the function is learnt for.
 */
package org.kerndep.train.dual;
