/**
 * Comparing the trees of documents with gold trees, for {@code DependencyEvaluator}:
 * {@link org.kerndep.uima.evaluate.TreeComparison} counts, {@link org.kerndep.uima.evaluate.GoldTrees} come from a view
 * or from a file.
 *
 * <p>Uses {@code uima.cas}, {@code eval} and {@code io}; knows no engine.
 */
package org.kerndep.uima.evaluate;
