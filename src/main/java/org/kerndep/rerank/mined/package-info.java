/**
 * Mined features of a reranker (Qian and Liu 2015): conjunctions of features of arcs. A {@link
 * org.kerndep.rerank.mined.FeaturePath} is one of them, {@link org.kerndep.rerank.mined.MinedFeatures} are those that a
 * model has, and a {@link org.kerndep.rerank.mined.FeatureTrie} finds them in the fragments of a list's trees ({@link
 * org.kerndep.rerank.mined.ListFragments}). Training mines them by the same classes.
 *
 * <p>Uses {@code feature} and {@code data}.
 */
package org.kerndep.rerank.mined;
