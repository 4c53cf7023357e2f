package org.kerndep.rerank;

import org.kerndep.data.DependencyTree;

/**
 * A tree and what led to its place in a list.
 *
 * @param base what the base parser gave it
 * @param rerank what the reranker gave it; 0 if there was nothing to choose
 * @param score the final score, by which trees are ranked
 */
public record RankedTree(DependencyTree tree, double base, double rerank, double score) {}
