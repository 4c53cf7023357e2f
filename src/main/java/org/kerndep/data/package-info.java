/**
 * The values that every other package speaks about: sentences, trees, ranked lists of them and their probabilities,
 * treebanks, the layers in which words have values, and the vocabulary that turns these into numbers. Everything here
 * is immutable and free of input and output.
 */
package org.kerndep.data;
