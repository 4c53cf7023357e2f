package org.kerndep.uima;

import java.util.List;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.DependencyParser;
import org.kerndep.data.KBestList;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;

/**
 * What engines that parse have in common: the way from a document to the best trees of its sentences. An instance
 * belongs to one thread; instances share their models.
 */
public abstract class ParserEngine extends ModelEngine {

  /**
   * Sentences of more tokens than this get no dependencies, and those they had go; each document with such sentences is
   * logged once. 0 or no value is no limit: kerndep cuts very long sentences into segments, so that they need no limit.
   */
  public static final String PARAM_MAX_SENTENCE_LENGTH = ComponentParameters.PARAM_MAX_SENTENCE_LENGTH;
  @ConfigurationParameter(name = PARAM_MAX_SENTENCE_LENGTH, mandatory = false, defaultValue = "0")
  private int maxSentenceLength;

  /**
   * Let the model's reranker choose from the best trees of the base parser; if not, or if the model has none, the base
   * parser's order stands.
   */
  public static final String PARAM_RERANK = "rerank";
  @ConfigurationParameter(name = PARAM_RERANK, mandatory = true, defaultValue = "true")
  private boolean rerank;

  private SentenceLimit limit;

  ParserEngine() {}

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    try {
      limit = new SentenceLimit(maxSentenceLength);
    } catch (IllegalArgumentException e) {
      throw new ResourceInitializationException(e);
    }
  }

  @Override
  final void process(JCas jcas, DependencyParser found) throws DocumentException {
    DependencyParser whole = choose(jcas, found);
    DependencyParser parser = rerank ? whole : whole.withoutReranking();
    List<CasSentence> sentences =
        limit.within(jcas, CasSentences.of(jcas, tags(jcas, parser), layers(jcas, parser)));
    checkInput(jcas, sentences, parser);
    int k = listSize();
    write(jcas, parser, sentences, map(sentences.size(), i -> parser.parse(sentences.get(i).sentence(), k)));
  }

  /** The parser to use in place of the one that was found; the same unless a subclass says otherwise. */
  DependencyParser choose(JCas jcas, DependencyParser found) throws DocumentException {
    return found;
  }

  /** How many trees a sentence gets if it has so many. */
  abstract int listSize();

  /** Writes the results into the document: the best trees of each sentence, by the parser that made them. */
  abstract void write(JCas jcas, DependencyParser parser, List<CasSentence> sentences, List<KBestList> lists)
      throws DocumentException;

  /** Writes the best trees in place of all basic dependencies; a document that fails is as it was. */
  final void writeBest(JCas jcas, List<CasSentence> sentences, List<KBestList> lists) throws DocumentException {
    CasDependencies.replace(jcas, dependencies(jcas, sentences, lists));
  }
}
