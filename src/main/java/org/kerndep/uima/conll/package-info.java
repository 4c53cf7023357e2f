/**
 * Between CoNLL files and documents, for the reader and the writer in {@link org.kerndep.uima}.
 *
 * <p>In: {@code ConllReader → FilePartReader → FilePart → PartAnnotator → document}. {@code SentenceText} places the
 * words of a sentence in the text, with {@code MultiwordSplit} inside multiword tokens; {@code WordAnnotator} makes the
 * annotations of a word, with {@code PosTypes} and {@code TokenTags}.
 *
 * <p>Out: {@code document → DocumentConll → ConllTarget}. {@code WordColumns} and {@code DocumentArcs} read the
 * annotations, {@code PlainConllu} writes sentences that came from no CoNLL file, and {@code PartOrder} checks that the
 * parts of a file come back in order.
 */
package org.kerndep.uima.conll;
