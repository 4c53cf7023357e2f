/**
 * Trains the reranker: {@link org.kerndep.train.rerank.RerankPipeline} chooses on held-out lists what cannot be learnt,
 * then {@code RerankTrainer} goes over the lists (Taub-Tabib, Goldberg and Globerson 2015, Algorithm 1). A {@code
 * RerankLearner} is a tree scorer in training; {@code RerankLearners} has them by name.
 *
 * <p>Uses {@code train.dual} for kernels, {@code train.mining} for mined features and {@code train.fold} for
 * lists and folds.
 */
package org.kerndep.train.rerank;
