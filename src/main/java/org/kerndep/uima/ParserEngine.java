package org.kerndep.uima;

import java.util.List;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.data.Taggings;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasTaggings;
import org.kerndep.uima.cas.DocumentException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The parameters of engines that parse, and what these mean. An instance belongs to one thread; instances share their
 * models.
 */
public abstract class ParserEngine extends ModelEngine {

  private static final Logger LOG = LoggerFactory.getLogger(ParserEngine.class);

  /**
   * Sentences of more tokens than this get no dependencies and lose those they had; each document with such sentences
   * is logged once. 0 or no value is no limit: kerndep cuts very long sentences into segments, so that they need none.
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

  /**
   * Correct the tags of sentences of which KerndepTagger was unsure, by choosing tags and tree together; if not, tags
   * stay as they are. POS, Lemma and MorphologicalFeatures of a token that gets other tags are replaced. Only a model
   * whose reranker was trained with several taggings does so, with posSource auto, and only where tokens still have the
   * tags that KerndepTagger or one of the engines of kerndep gave them.
   */
  public static final String PARAM_CORRECT_TAGS = "correctTags";
  @ConfigurationParameter(name = PARAM_CORRECT_TAGS, mandatory = true, defaultValue = "true")
  private boolean correctTags;

  ParserEngine() {}

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    if (maxSentenceLength < 0) {
      throw new ResourceInitializationException(new IllegalArgumentException(
          "parameter " + PARAM_MAX_SENTENCE_LENGTH + " must be 0 (no limit) or more: " + maxSentenceLength));
    }
  }

  /** Whether the model's reranker chooses. */
  final boolean reranks() {
    return rerank;
  }

  /** What a model's parser has to choose from, by sentence. */
  final List<Taggings> taggings(JCas jcas, DocumentModel model, List<CasSentence> sentences) throws DocumentException {
    boolean choose = correctTags && model.parser().choosesTags();
    try {
      return sentences.stream()
          .map(sentence -> choose ? CasTaggings.of(jcas, sentence) : Taggings.given(sentence.sentence())).toList();
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, "cannot use the TagAlternatives (" + e.getMessage()
          + "); run KerndepTagger again, or do without them with " + PARAM_CORRECT_TAGS + "=false", e);
    }
  }

  /** The sentences of a document that are not too long; if there are others, that is logged. */
  final List<CasSentence> withinLimit(JCas jcas, List<CasSentence> all) {
    List<CasSentence> chosen = all.stream()
        .filter(sentence -> maxSentenceLength == 0 || sentence.tokens().size() <= maxSentenceLength).toList();
    if (chosen.size() < all.size()) {
      LOG.warn("{}: {} of {} sentences have more than {} tokens and get no dependencies (parameter {})",
          DocumentException.name(jcas), all.size() - chosen.size(), all.size(), maxSentenceLength,
          PARAM_MAX_SENTENCE_LENGTH);
    }
    return chosen;
  }
}
