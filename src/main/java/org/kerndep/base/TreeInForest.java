package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.decode.Forest;

/**
 * The best tree of a sentence and how probable its arcs are.
 *
 * @param tree with labels
 * @param forest the trees that it was chosen from
 */
public record TreeInForest(DependencyTree tree, Forest forest) {}
