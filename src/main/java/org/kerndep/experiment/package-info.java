/**
 * Experiments: systems × treebanks, each trained, parsed and scored the same way, one row of figures per run. Other
 * parsers take part as processes of their own; nothing of them is compiled against.
 */
package org.kerndep.experiment;
