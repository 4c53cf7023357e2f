/**
 * From a treebank to a model. {@link org.kerndep.train.TrainingPipeline} is the way, step by step; each step has a room
 * of its own below: {@code train.config}, {@code train.origin}, {@code train.workspace}, {@code train.base}, {@code
 * train.fold}, {@code train.text}, {@code train.calibrate}, {@code train.dual}, {@code train.rerank}, {@code
 * train.decoderkernel}, each using only those before it.
 */
package org.kerndep.train;
