/**
 * The parser as uimaFIT analysis engines for DKPro Core, and a reader and a writer that lose nothing of CoNLL files.
 *
 * <p>The {@code process} of an engine finds the model of a document, converts, calls, and converts back.
 *
 * <ul>
 *   <li>{@link org.kerndep.uima.KernelParser}: {@code ParserProvider → DocumentModel}, then {@code ModelInput →
 *       CasSentence, CasTaggings → DependencyParser → Hypothesis → CasDependencies, CasTaggings}.
 *   <li>{@link org.kerndep.uima.KBestParser}: the same with lists, {@code DependencyParser → KBestList → CasHypotheses}.
 *   <li>{@link org.kerndep.uima.KernelReranker}: {@code CasHypotheses → KBestList → DependencyParser → KBestList →
 *       CasHypotheses, CasDependencies, CasTaggings}.
 *   <li>{@link org.kerndep.uima.HypothesisSelector}: {@code CasHypotheses → ParsedSentence → CasDependencies,
 *       CasTaggings}.
 *   <li>{@link org.kerndep.uima.KerndepSegmenter} and {@link org.kerndep.uima.KerndepTagger}: {@code TextModel →
 *       TextToken → Token} and {@code Tagger → WordAnnotator, CasTaggings}, with models from the same file.
 *   <li>{@link org.kerndep.uima.KernelParserTrainer}: {@code TreebankCollector → Treebank → TrainingPipeline}.
 *   <li>{@link org.kerndep.uima.DependencyEvaluator}: {@code TreeComparison → Evaluation → EvaluationReport}.
 *   <li>{@link org.kerndep.uima.KerndepConlluReader}: {@code OpenConllFile → FilePart → PartAnnotator,
 *       CasDependencies}; a long file becomes several documents.
 *   <li>{@link org.kerndep.uima.KerndepConlluWriter}: {@code DocumentConll → FilePartWriter}.
 * </ul>
 *
 * <p>{@link org.kerndep.uima.ModelEngine}, {@link org.kerndep.uima.ParserEngine} and {@link
 * org.kerndep.uima.TextEngine} hold parameters that several engines have. {@code ParserProvider} finds the model of a
 * document the way DKPro Core does, and {@code ModelCache} lets all engines of a process share it. {@code ModelInput}
 * reads what a model looks at and says what a document lacks.
 *
 * <p>Uses {@link org.kerndep.uima.cas} to read and write annotations, {@link org.kerndep.uima.conll} for CoNLL files,
 * {@link org.kerndep.uima.evaluate} to compare trees, and {@link org.kerndep.DependencyParser}. The command line must
 * not use it.
 */
package org.kerndep.uima;
