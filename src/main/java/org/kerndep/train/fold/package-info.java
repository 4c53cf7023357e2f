/**
 * A treebank in folds, and what parsers make of the folds that they have not seen: {@link
 * org.kerndep.train.fold.FoldTrainer} trains a model for each, {@link org.kerndep.train.fold.Jackknife} lists the best
 * trees of each, {@link org.kerndep.train.fold.ListOrigin} says where lists come from.
 *
 * <p>Uses {@code train.base}, and {@code train.workspace} where the results of folds are kept.
 */
package org.kerndep.train.fold;
