/**
 * kerndep: a graph-based dependency parser with a reranker, for text, CoNLL files and UIMA pipelines.
 *
 * <p>{@link org.kerndep.DependencyParser} is the way in for Java programs:
 * {@code DependencyParser.english().parse("Text of any length.")}. {@link org.kerndep.ConllParser} and
 * {@link org.kerndep.ConllKBestParser} parse whole files, the engines of {@code org.kerndep.uima} parse documents; all
 * of them call {@code DependencyParser}.
 *
 * <h2>Parse: the calls of {@code kerndep parse}</h2>
 *
 * <pre>{@code
 * Main.main → Main.run → ParseCommand.call
 *   parser = ParsingOptions.parser()            ModelBundle.read → new DependencyParser(bundle)
 *   in = ParsingOptions.source(parser)          a ConllReader, or for plain text a TextReader
 *   out = ParsingOptions.sink()                 a ConllWriter
 *   new ConllParser(parser, workers, ...).parse(in, out, ...)
 *     ParserInput.next → SentenceSource.next    a batch of ConllBlocks; then for each, on any thread:
 *       ParserInput.taggings → SentenceSource.taggings     Taggings: the words with their tags; plain text gets them
 *                                                          here, several where the tagger is unsure
 *       DependencyParser.parse(taggings)
 *         BaseParser.parse(sentence, k)         for each tagging, a Sentence:
 *           Vocabulary.encode                   EncodedSentence: words, tags and features as numbers
 *           ArcPruner.prune                     ArcGraph: the arcs worth scoring
 *           TreeFinder.best → Decoder.decode    PartScores of that graph → the k best ScoredTrees
 *           TreeFinder.complete                 labels; words that were lifted move back
 *         KBestList.joint                       one list of tags and trees, by tagger and parser together
 *         Reranker.rank                         KBestList of Hypotheses → the same in their final order
 *       ConllBlock.withWords.withTree           the tags, if they were chosen here, and the tree of the best hypothesis
 *     ConllWriter.write                         in the order of the input
 *     ConllWriter.commit                        the file appears
 * }</pre>
 *
 * <p>{@code kbest} takes the same way with {@code ConllKBestParser}, which writes each {@code KBestList} with
 * {@code TreeProbabilities} in a {@code KBestFormat}. {@code parse --confidence} calls
 * {@code DependencyParser.parseWithConfidence}: {@code Decoder.forest → Forest.marginals → ArcProbabilities}, from the
 * same decoding as the trees. A kernel in the decoder adds to the scores of arcs before they are decoded. A reranker
 * is a weight of the base score and a list of scorers of whole trees. An engine takes sentences from a CAS instead of a
 * file and writes dependencies into it.
 *
 * <p>Plain text: {@code TextModel}: {@code Tokenizer → SentenceSplitter → Tagger → TextSentence}. The tagger is a
 * conditional random field: {@code TagModel → TagLattice → TagSequences}, then features and lemmas.
 *
 * <h2>Train: the steps of {@code kerndep train}</h2>
 *
 * <p>{@code TrainingPipeline} makes a {@code ModelBundle}, one file, in these steps; each leaves a file so that a run
 * that was stopped resumes:
 *
 * <ol>
 *   <li>with text, {@code TextCorpus → TextTrainer → TextModel}, and the treebank's tags are predicted ones;
 *   <li>{@code Treebank → BaseTrainer → BaseModel}: a pruner, then epochs of decoding and updates;
 *   <li>{@code Treebank → Jackknife}: for each sentence the list of a model that has not seen it;
 *   <li>lists → a reranker: its settings are tuned on held-out lists, then its scorers are trained;
 *   <li>with a kernel in the decoder, the same on the charts of models that have not seen the sentence;
 *   <li>temperatures and calibration on held-out sentences, so that scores become probabilities.
 * </ol>
 *
 * <h2>Packages</h2>
 *
 * <p>Each uses only those before it: {@code run} (progress, threads, files), {@code data} (sentences, trees, lists),
 * {@code io} (CoNLL), {@code io.json} and {@code io.kbest}, {@code words} (word classes and lexicons), {@code text}
 * (plain text; with {@code classifier} and {@code tagger}), {@code eval}, {@code view}, {@code part} (parts of trees
 * and their scores), {@code feature} (templates), {@code decode} (with {@code chart} and {@code projectivity}), {@code
 * base} (the base parser), {@code kernel} (with {@code property} and {@code support}), {@code rerank}, {@code bundle}
 * (model files), {@code explain} (why a tree), {@code train} (a package for each step above), this one, {@code batch} (whole corpora; with {@code
 * source} and {@code journal}), {@code experiment}, {@code type}, {@code uima}, {@code server} (with a package for each
 * protocol) and {@code cli}.
 */
package org.kerndep;
