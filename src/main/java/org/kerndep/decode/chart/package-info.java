/**
 * Charts: a {@link org.kerndep.decode.chart.ChartGrammar} says which items there are and how they combine, one class
 * for each order; generic solvers do the rest. {@link org.kerndep.decode.chart.Viterbi} finds the best derivation,
 * {@link org.kerndep.decode.chart.LazyKBest} those after it, {@link org.kerndep.decode.chart.InsideOutside} sums over
 * all. Every tree has exactly one derivation, so the best derivations are the best trees.
 *
 * <p>Uses {@code part} for scores and {@code data} for trees.
 */
package org.kerndep.decode.chart;
