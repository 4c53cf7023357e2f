/**
 * Why one tree rather than another: what adds up to the difference of two hypotheses' final scores. An
 * {@link org.kerndep.explain.Explainer} ranks the candidates of a sentence as the parser does; of the
 * {@link org.kerndep.explain.ExplainedList} any two can be compared, and a tree that is not in the list with one that
 * is. An {@link org.kerndep.explain.Explanation} is a list of {@link org.kerndep.explain.Reason}s: each has a source
 * such as the base parser or the kernel, a value, and what that consists of in words. Everything is computed from the
 * model when it is asked for.
 *
 * <p>Uses {@code base}, {@code rerank} and {@code bundle}; parsers do not use it.
 */
package org.kerndep.explain;
