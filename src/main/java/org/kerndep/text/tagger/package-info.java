/**
 * Tags, features and lemmas of words: a {@link org.kerndep.text.tagger.Tagger} gives them, {@link
 * org.kerndep.text.tagger.TaggerTrainer} learns them. The tags of a sentence are chosen together by a {@link
 * org.kerndep.text.tagger.TagModel}, a conditional random field, which also says how probable they are; features follow
 * from tags, and lemmas from both.
 *
 * <p>Uses {@code text.classifier} for weights, and what is known of words beyond the treebank.
 */
package org.kerndep.text.tagger;
