/**
 * The annotation types of kerndep, beside those of DKPro Core.
 *
 * <p>{@code KBestParses} lies over a sentence and lists its best trees, each a {@code Hypothesis}. {@code
 * TagAlternatives} lies over a sentence of which a tagger is unsure and lists what tags it may have, each a {@code
 * Tagging}. {@code ConllText} keeps what a CoNLL file says of a sentence, {@code ConllPart} which part of the file a
 * document is. The classes are generated from {@code k-best.xml}, {@code tagging.xml} and {@code conll.xml} when
 * kerndep is built.
 */
package org.kerndep.type;
