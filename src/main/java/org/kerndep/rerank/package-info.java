/**
 * Reranking (Collins 2000; Taub-Tabib, Goldberg and Globerson 2015): the best hypotheses of the base parser are scored
 * again by functions that look at whole trees, and the one with the highest sum is chosen. A
 * {@link org.kerndep.rerank.TreeScorer} scores the hypotheses of a list: by a kernel of parts
 * ({@link org.kerndep.rerank.PartKernelScorer}) or of whole trees ({@link org.kerndep.rerank.TreeKernelScorer};
 * {@link org.kerndep.rerank.VotedKernelScorer} by votes), by the base parser's templates
 * ({@link org.kerndep.rerank.TemplateTreeScorer}), by features of whole trees
 * ({@link org.kerndep.rerank.WholeTreeScorer}) or by mined conjunctions of features of arcs
 * ({@link org.kerndep.rerank.MinedScorer}, {@code rerank.mined}). A {@link org.kerndep.rerank.RerankFunction} is what
 * was learnt: scorers and the weight of the base parser's score. A {@link org.kerndep.rerank.Reranker} ranks a list by
 * it. A {@link org.kerndep.rerank.DecoderKernel} is beyond the paper: a kernel function of arcs that adds to the scores
 * of arcs before they are decoded.
 */
package org.kerndep.rerank;
