/**
 * Speed measured with JMH, and load, bad clients and memory of long runs, on sentences that need no treebank. Each
 * benchmark says which question it answers.
 */
package org.kerndep.bench;
