/**
 * What a kernel function has learnt, and how it scores: a {@link org.kerndep.kernel.support.Support} is a list of parts
 * with coefficients, and a part of a new sentence scores the sum of coefficient times kernel over it. {@link
 * org.kerndep.kernel.support.SupportScorers} choose between three ways that give the same scores: brute force, which is
 * the measure for the others; products of counts, grouped by arcs that the kernel cannot tell apart; and an expansion
 * into pairs of values, whose time hardly grows with the support.
 *
 * <p>Uses {@code kernel} and {@code kernel.property}.
 */
package org.kerndep.kernel.support;
