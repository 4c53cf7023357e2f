/**
 * Parsed sentences as JSON, with one schema for every place where JSON is written: {@link
 * org.kerndep.io.json.SentenceJson} is a sentence, {@link org.kerndep.io.json.TreeJson} one of its trees.
 *
 * <p>Uses {@code io} for the sentences and {@code data} for the trees.
 */
package org.kerndep.io.json;
