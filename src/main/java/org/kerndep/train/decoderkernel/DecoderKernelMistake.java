package org.kerndep.train.decoderkernel;

import it.unimi.dsi.fastutil.ints.IntList;

/**
 * How the decoded tree of an example differs from the gold tree, in words whose gold arcs are in the graph.
 *
 * @param gold the arcs that are missed, by their numbers in the graph
 * @param wrong the arcs that are there instead
 * @param violation how far the gold tree is from scoring as much more as the other is wrong; infinite if it has no
 *     score
 * @param squaredDistance how different the features of the arcs are
 */
record DecoderKernelMistake(DecoderKernelExample example, IntList gold, IntList wrong, double violation, double squaredDistance) {}
