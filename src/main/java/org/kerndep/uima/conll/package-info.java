/**
 * Between CoNLL files and documents, for the reader and the writer in {@link org.kerndep.uima}.
 *
 * <p>In: {@code ConllReader → FileParts → FilePart → PartAnnotator → document}. A {@code SentenceText} says where the
 * words of a sentence stand in the text, with {@code SurfaceSplit} inside ranges; {@code WordAnnotator} makes the
 * annotations of a word.
 *
 * <p>Out: {@code document → DocumentConll → ConllTarget}. {@code WordColumns} and {@code BasicArcs} read the
 * annotations, {@code PlainConllu} writes sentences that no file is known of, and {@code PartOrder} sees to it that
 * the parts of a file come back together.
 */
package org.kerndep.uima.conll;
