/**
 * What is known of words beyond the treebank: their classes, nested from coarse to fine. {@code VectorClasses} makes
 * them from word vectors, {@link org.kerndep.words.BrownClusters} reads them from Brown clusters, and
 * {@link org.kerndep.words.WordClasses} answers for single words. {@code VectorTags} guesses from vectors which tags
 * words can have, and {@link org.kerndep.words.FormLexicon} reads it.
 *
 * <p>Uses {@code data}, {@code io} and {@code run}.
 */
package org.kerndep.words;
