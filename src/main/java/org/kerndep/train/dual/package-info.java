/**
 * Kernel functions in training, in the dual: a {@link org.kerndep.train.dual.KernelDual} is a log of parts and their
 * changes of coefficient. What the parts of an example score is kept, and only what the log has gained since is added.
 *
 * <p>Uses {@code kernel} and {@code kernel.support}; knows nothing of what the function is learnt for.
 */
package org.kerndep.train.dual;
