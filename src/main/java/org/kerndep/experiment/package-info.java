/**
 * Experiments: systems × treebanks, each trained, parsed and scored the same way, one row of figures per run. Systems
 * with rerankers share a base parser and lists. Other parsers take part as processes of their own; nothing of them is
 * compiled against.
 */
package org.kerndep.experiment;
