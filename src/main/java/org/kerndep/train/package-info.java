/**
 * From treebanks to models: configuration, the trainers that each produce one part of a bundle, checkpoints, and lists
 * of a treebank's own sentences. {@link org.kerndep.train.TrainingPipeline} trains a whole system,
 * {@link org.kerndep.train.RerankPipeline} a reranker, {@code DecodePipeline} a kernel in the decoder.
 * {@link org.kerndep.train.PredictedTags} gives a treebank the tags that it would get in use.
 */
package org.kerndep.train;
