/**
 * CoNLL files in and out: CoNLL-U without any loss, CoNLL-X and CoNLL-2009; streaming, gzip recognised, and errors that
 * name file and line. {@link org.kerndep.io.ConllReader} yields {@link org.kerndep.io.ConllBlock}s, which know their
 * words as a {@link org.kerndep.data.Sentence} and take a new tree without touching anything else:
 * {@code LineReader → RawBlock → BlockParser → ConllTable → ConllBlock → ConllWriter}. Rows are split into cells once.
 * An {@link org.kerndep.io.Input} tells tables from plain text, which a {@link org.kerndep.io.PlainTextReader} reads.
 *
 * <p>Lists of trees are in {@code io.kbest}. Uses {@code data} and {@code run}.
 */
package org.kerndep.io;
