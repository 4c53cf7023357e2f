package org.kerndep.experiment.system;

/**
 * What training took.
 *
 * @param seconds wall time from the treebank file to the model file
 * @param threads threads it may have used
 * @param heap its memory
 * @param modelBytes size of the model file
 */
public record TrainingCost(double seconds, int threads, HeapUse heap, long modelBytes) {}
