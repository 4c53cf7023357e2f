package org.kerndep.experiment.system;

/**
 * A thing and what it took to make it.
 *
 * @param content the thing
 * @param effort what it took, at the time it was made
 */
record Made<T>(T content, Effort effort) {}
