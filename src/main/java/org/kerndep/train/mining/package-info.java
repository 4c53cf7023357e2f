/**
 * Mines features for a reranker (Qian and Liu 2015, Algorithm 1): {@link org.kerndep.train.mining.GradientMiner}
 * selects, from all conjunctions of features of arcs that fragments of trees have, those that lists need. A
 * {@code CandidateSearch} finds the conjunctions in which two trees of a list differ; a {@code SpectralBloomFilter}
 * keeps those that are rare out of memory. The weights by which features are selected are thrown away;
 * {@code train.rerank} learns others.
 */
package org.kerndep.train.mining;
