/**
 * Trains the base parser: {@link org.kerndep.train.base.BaseTrainer} learns a pruner, then goes over the treebank with
 * one of the learners ({@code ExampleLearner}, or {@code JointLearner} where labels are decoded with heads) and one of
 * the updates ({@code PassiveAggressive}, {@code Perceptron}).
 *
 * <p>Uses {@code train.config} and {@code base}; knows nothing of folds, lists or kernels.
 */
package org.kerndep.train.base;
