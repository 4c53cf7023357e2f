/**
 * The parser as uimaFIT analysis engines for DKPro Core, and a reader and a writer of CoNLL files without loss.
 *
 * <p>{@link org.kerndep.uima.KernelParser} converts, calls, converts back: {@code CasSentences → Sentence →
 * DependencyParser → RankedList → CasDependencies}. {@link org.kerndep.uima.KBestParser} does the same and keeps the
 * list: {@code CasHypotheses → KBestParses}; what the two share is in {@link org.kerndep.uima.ParserEngine}.
 * {@link org.kerndep.uima.KernelReranker} ranks such lists: {@code KBestParses → CasHypotheses → KBestList →
 * DependencyParser → RankedList}, and back; what it shares with the parsers is in
 * {@link org.kerndep.uima.ModelEngine}. {@link org.kerndep.uima.HypothesisSelector} goes from there to one tree of the
 * list: {@code KBestParses → CasHypotheses → DependencyTree → CasDependencies}.
 * {@link org.kerndep.uima.KernelParserTrainer} goes the other way, from documents to a model: {@code CasSentences and
 * CasTrees → Treebank → TrainingPipeline}.
 *
 * <p>{@link org.kerndep.uima.DependencyEvaluator} compares what any parser wrote with gold trees: {@code CasTrees →
 * Attachments → Evaluation}, with the {@code GoldTrees} of a view or a file.
 *
 * <p>{@link org.kerndep.uima.KerndepConlluReader} makes documents of CoNLL files, of a long file several, and
 * {@link org.kerndep.uima.KerndepConlluWriter} makes the files again; how they do it is in
 * {@link org.kerndep.uima.conll}.
 *
 * <p>{@link org.kerndep.uima.KerndepSegmenter} and {@link org.kerndep.uima.KerndepTagger} make sentences and tagged words
 * from plain text, by models of the same file: {@code TextModel → TextToken → Token} and {@code Tagger → WordAnnotator}.
 *
 * <p>{@code MissingInput} says what a document lacks. {@code ParserProvider} finds the model of a document the way DKPro
 * Core does, and {@code ModelCache} lets all engines of a process share it. Annotations are read and written by
 * {@link org.kerndep.uima.cas}, gold trees compared by {@link org.kerndep.uima.evaluate}.
 */
package org.kerndep.uima;
