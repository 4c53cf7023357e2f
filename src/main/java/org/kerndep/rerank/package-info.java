/**
 * Reranking (Collins 2000; Taub-Tabib, Goldberg and Globerson 2015): the best trees of the base parser are scored again
 * by functions that look at whole trees, and the one with the highest sum is chosen. A
 * {@link org.kerndep.rerank.RerankFunction} is what was learnt: a {@link org.kerndep.rerank.KernelExpansion}, a
 * {@link org.kerndep.rerank.LinearExpansion}, a {@link org.kerndep.rerank.TreeExpansion} or several of them. A
 * {@link org.kerndep.rerank.Reranker} turns a list of trees into a {@link org.kerndep.rerank.RankedList}. A
 * {@link org.kerndep.rerank.DecoderKernel} is beyond the paper: a kernel function of arcs that the base parser hears
 * before it decodes.
 */
package org.kerndep.rerank;
