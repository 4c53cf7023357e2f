/**
 * From plain text to sentences of tagged words, by models that are trained on the same treebank as the parser.
 * {@link org.kerndep.text.TextModel} holds what was learnt and applies it: {@code paragraph → Tokenizer → TextToken →
 * SentenceSplitter → Tagger → TextSentence}. {@link org.kerndep.text.TextTrainer} learns it from a
 * {@link org.kerndep.text.TextCorpus}. All decisions are made by {@link org.kerndep.text.EventModel}s, linear models that an
 * averaged perceptron ({@code EventLearner}) has learnt, and by tables of what the treebank has. Whole inputs are read
 * by {@link org.kerndep.text.TextReader}.
 */
package org.kerndep.text;
