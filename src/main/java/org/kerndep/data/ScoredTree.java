package org.kerndep.data;

/**
 * A tree with the score its decoder gave it.
 *
 * @param tree the tree
 * @param score sum of its part scores; comparable only within one sentence and model
 */
public record ScoredTree(DependencyTree tree, double score) {}
