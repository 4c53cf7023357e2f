/**
 * From plain text to sentences of tagged words, by models that are trained on the same treebank as the parser.
 * {@link org.kerndep.text.TextModel} holds what was learnt and applies it:
 * {@code paragraph → Tokenizer → TextToken → SentenceSplitter → Tagger → TextSentence}.
 * {@link org.kerndep.text.TextTrainer} learns it from a {@link org.kerndep.text.TextCorpus}. Whole inputs are read by
 * {@link org.kerndep.text.TextReader}.
 *
 * <p>Tokens and sentences are found here; {@code text.tagger} gives words their tags. Decisions are made by the models
 * of {@code text.classifier} and by tables of what the treebank has.
 */
package org.kerndep.text;
