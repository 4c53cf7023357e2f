/**
 * kerndep: a graph-based dependency parser for CoNLL files and UIMA pipelines.
 *
 * <p>Parse: {@code ConllReader → Sentence → Vocabulary.encode → EncodedSentence → ArcPruner → ArcGraph →
 * LinearPartScores → LabelledArcScores → Decoder → Labeller → DependencyTree → ConllWriter}; where labels are joint,
 * {@code LabelledLinearScores → Decoder} without a labeller. If the model has a kernel in the decoder,
 * {@code LabelledArcScores → DecodingKernel → Decoder}. If the model has a reranker, {@code KBestList → Reranker
 * (KernelExpansion, LinearExpansion, TreeExpansion) → RankedList → DependencyTree}.
 * {@link org.kerndep.DependencyParser} is the short way in, {@link org.kerndep.ConllParser} does whole files. Lists:
 * {@code DependencyParser → KBestList → TreeProbabilities → KBestFormat}, whole files by {@link org.kerndep.ConllKBestParser}. Probabilities of arcs:
 * {@code Decoder → Forest → Marginals → ArcCalibration → ArcProbabilities}.
 *
 * <p>Plain text: {@code TextReader → Tokenizer → SentenceSplitter → Tagger → Sentence}, then as above.
 *
 * <p>Train: {@code Treebank → TrainingPipeline → BaseTrainer (PrunerTrainer, then epochs of ExampleLearner or
 * JointLearner and OnlineUpdate) → BaseModel → ProbabilityFit}; then {@code Treebank → Jackknife → lists →
 * RerankPipeline (RerankTuner, then passes of KernelRerankTrainer) → RerankFunction}; both in a {@code ModelBundle},
 * one file. A checkpoint and the lists of folds in between. With a kernel in the decoder, {@code Treebank → FoldTrainer
 * → models → DecodePipeline (DecodeHalves, then passes of KernelDecodeTrainer) → DecodingKernel}. For plain text,
 * {@code TextCorpus → TextTrainer → TextModel}, and {@code Treebank → PredictedTags → Treebank} before all else.
 *
 * <p>Packages, each using only those before it: {@code run}, {@code data}, {@code io}, {@code text}, {@code eval},
 * {@code view}, {@code part}, {@code feature}, {@code decode}, {@code base}, {@code kernel}, {@code rerank},
 * {@code bundle}, {@code train}, this one, {@code experiment}, {@code type}, {@code uima}, {@code cli}.
 */
package org.kerndep;
