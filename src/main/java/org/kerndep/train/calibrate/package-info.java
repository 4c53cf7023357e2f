/**
 * Fits probabilities to sentences that training has not seen: {@link org.kerndep.train.calibrate.ProbabilityFit} finds
 * the temperature of lists and the curve of arcs.
 *
 * <p>Uses the finished model in a {@code bundle}.
 */
package org.kerndep.train.calibrate;
