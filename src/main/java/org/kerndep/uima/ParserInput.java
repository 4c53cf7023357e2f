package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which sentences of a document are parsed, and with which parts of speech.
 *
 * @param posSource where the parts of speech are
 * @param maxLength sentences of more tokens are left out; 0 for no limit
 */
record ParserInput(PosSource posSource, int maxLength) {

  private static final Logger LOG = LoggerFactory.getLogger(ParserInput.class);

  ParserInput {
    if (maxLength < 0) {
      throw new IllegalArgumentException(
          "parameter " + KernelParser.PARAM_MAX_SENTENCE_LENGTH + " must be 0 (no limit) or more: " + maxLength);
    }
  }

  /**
   * The sentences to parse, in text order. One without parts of speech is an error if the model knows any.
   *
   * @param known the vocabulary of the model
   * @param layers what the tokens have in user layers
   */
  List<CasSentence> of(JCas jcas, Vocabulary known, CasLayers layers) throws DocumentException {
    List<CasSentence> all = CasSentences.of(jcas, posSource, layers);
    List<CasSentence> chosen = all.stream().filter(s -> maxLength == 0 || s.tokens().size() <= maxLength).toList();
    if (chosen.size() < all.size()) {
      LOG.warn("{}: {} of {} sentences have more than {} tokens and get no dependencies (parameter {})",
          DocumentException.name(jcas), all.size() - chosen.size(), all.size(), maxLength,
          KernelParser.PARAM_MAX_SENTENCE_LENGTH);
    }
    requirePos(jcas, chosen, known);
    return chosen;
  }

  /** Refuses a sentence without parts of speech if the model knows any. */
  void requirePos(JCas jcas, List<CasSentence> sentences, Vocabulary known) throws DocumentException {
    if (!known.values(Layer.CPOS).isEmpty() || !known.values(Layer.POS).isEmpty()) {
      for (CasSentence sentence : sentences) {
        requirePos(jcas, sentence);
      }
    }
  }

  private void requirePos(JCas jcas, CasSentence sentence) throws DocumentException {
    if (!sentence.hasPos()) {
      throw new DocumentException(jcas, "the sentence at character " + sentence.token(1).getBegin() + " has no "
          + POS.class.getName() + " that " + KernelParser.PARAM_POS_SOURCE + "=" + posSource
          + " can use, but the model was trained with parts of speech; run a part-of-speech tagger before this engine,"
          + " such as OpenNlpPosTagger, or change " + KernelParser.PARAM_POS_SOURCE, null);
    }
  }
}
