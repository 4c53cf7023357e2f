/**
 * Experiments: systems × treebanks, each trained, parsed and scored the same way, one row of figures per run. {@link
 * org.kerndep.experiment.Experiment} runs them and {@link org.kerndep.experiment.ResultTable} keeps the rows.
 *
 * <p>The systems are in {@code experiment.system}.
 */
package org.kerndep.experiment;
