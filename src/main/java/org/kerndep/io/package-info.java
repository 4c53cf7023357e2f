/**
 * CoNLL files in and out: CoNLL-U without any loss, CoNLL-X and CoNLL-2009; streaming, gzip by itself, and errors
 * that name file and line. {@link org.kerndep.io.ConllReader} yields {@link org.kerndep.io.ConllBlock}s, which know
 * their words as a {@link org.kerndep.data.Sentence} and take a new tree without touching anything else. Lists of trees
 * are written by {@link org.kerndep.io.kbest.KBestFormat} and read by {@link org.kerndep.io.kbest.KBestReader}. An
 * {@link org.kerndep.io.Input} tells tables from {@link org.kerndep.io.PlainTextReader}.
 */
package org.kerndep.io;
