/**
 * What a kernel of whole trees has learnt, and how it scores. A {@link org.kerndep.kernel.support.tree.TreeSupport} is
 * subtrees or trees with coefficients; {@link org.kerndep.kernel.support.tree.TreeUpdates} are all functions on the way
 * there, which can vote. Both say by which arcs two trees differ in their eyes ({@link
 * org.kerndep.kernel.support.tree.TreeShare}).
 *
 * <p>Uses {@code kernel}.
 */
package org.kerndep.kernel.support.tree;
