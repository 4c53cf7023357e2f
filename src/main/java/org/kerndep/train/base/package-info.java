/**
 * Trains the base parser: {@link org.kerndep.train.base.BaseTrainer} learns a pruner, then goes over the treebank with
 * one of the learners ({@code ExampleLearner}, or {@code JointLearner} where labels are decoded with heads) and one of
 * the updates ({@code PassiveAggressive}, {@code Perceptron}). {@code UntrainedModel} is what the treebank says of the
 * model before that, {@code EpochChoice} scores each epoch and chooses the one that is kept.
 *
 * <p>Uses {@code train.config}, {@code base}, and {@code train.workspace} for checkpoints; knows nothing of folds,
 * lists or kernels.
 */
package org.kerndep.train.base;
