/**
 * The conditional random field that chooses the tags of a sentence's words together: {@link
 * org.kerndep.text.tagger.TagModel} gives the most probable {@link org.kerndep.text.tagger.TagSequence}s, {@link
 * org.kerndep.text.tagger.TagModelTrainer} learns it.
 *
 * <p>Uses {@code text.classifier} for its tables of weights and {@code words} for what is known of words beyond the
 * treebank.
 */
package org.kerndep.text.tagger;
