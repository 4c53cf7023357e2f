/**
 * Training of what comes before the parser: {@link org.kerndep.train.text.PredictedTags} gives a treebank the tags that
 * its words would get in use.
 *
 * <p>Uses {@code text} for the taggers and {@code train.fold} for the folds.
 */
package org.kerndep.train.text;
