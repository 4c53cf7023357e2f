/**
 * The values that every other package speaks about: sentences, trees, ranked lists of them and their probabilities,
 * treebanks, and the vocabulary that turns words into numbers. Everything here is immutable and free of input and
 * output.
 */
package org.kerndep.data;
