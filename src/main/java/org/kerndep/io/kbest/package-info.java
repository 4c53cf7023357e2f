/**
 * Lists of the best trees of sentences in files: {@link org.kerndep.io.kbest.KBestFormat} writes them as CoNLL-U or
 * lines of JSON, {@link org.kerndep.io.kbest.KBestReader} and {@link org.kerndep.io.kbest.KBestJsonReader} read them.
 *
 * <p>Uses {@code io} for the sentences and {@code data} for the lists.
 */
package org.kerndep.io.kbest;
