/**
 * Keeps what a training run has done so far: {@link org.kerndep.train.workspace.TrainingWorkspace} has the checkpoints
 * of a base parser and the results of folds, in files or in memory.
 *
 * <p>Uses {@code train.origin} to tell the files of an equal run from others, and {@code bundle} to read and write
 * them.
 */
package org.kerndep.train.workspace;
