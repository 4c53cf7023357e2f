package org.kerndep.decode;

/**
 * The best tree of a branch of {@link SpanningTrees}.
 *
 * @param weights of the branch, at modifier and head
 * @param firstFree the first word whose head the branch leaves open
 * @param heads of the words, index 0 unused
 * @param score the sum of its arc scores
 * @param losses at each free word, the least that the branch loses by doing without the tree's arc into it;
 *     empty if only one tree is wanted
 */
record SpanningTree(double[][] weights, int firstFree, int[] heads, double score, double[] losses) {}
