package org.kerndep.batch;

/**
 * How far a run is. Immutable.
 *
 * @param in documents that were listed and have a state
 * @param done with a result, of this run or an earlier one
 * @param doneBefore those of an earlier run
 * @param failed without a result, of this run or an earlier one
 * @param skipped named twice, or left when the run was stopped
 * @param sentences of all results
 * @param words of all results
 * @param newWords of the results of this run
 */
public record RunStatus(long in, long done, long doneBefore, long failed, long skipped, long sentences, long words,
    long newWords) {}
