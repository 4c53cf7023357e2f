/**
 * What a kernel of parts has learnt, and how it scores: a {@link org.kerndep.kernel.support.Support} is a list of parts
 * with coefficients, and a part of a new sentence scores the sum of coefficient times kernel over it. A {@link
 * org.kerndep.kernel.support.SupportScorer} does that in one of three ways that give the same scores: by brute force,
 * for any kernel; by products of counts, grouped by arcs that the kernel cannot tell apart; or by an expansion into
 * pairs of values, whose time hardly grows with the support. Kernels of whole trees have {@code kernel.support.tree}.
 *
 * <p>Uses {@code kernel} and {@code kernel.property}.
 */
package org.kerndep.kernel.support;
