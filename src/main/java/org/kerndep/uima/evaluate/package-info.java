/**
 * Trees of documents compared with gold trees, for {@code DependencyEvaluator}: {@link
 * org.kerndep.uima.evaluate.TreeComparison} counts, {@link org.kerndep.uima.evaluate.GoldTrees} come from a view or
 * from a file.
 *
 * <p>Uses {@code uima.cas} and {@code eval}.
 */
package org.kerndep.uima.evaluate;
