package org.kerndep.uima;

import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.DocumentException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which sentences are too long to be parsed.
 *
 * @param maxLength sentences of more tokens are; 0 if none is
 */
record SentenceLimit(int maxLength) {

  private static final Logger LOG = LoggerFactory.getLogger(SentenceLimit.class);

  SentenceLimit {
    if (maxLength < 0) {
      throw new IllegalArgumentException(
          "parameter " + KernelParser.PARAM_MAX_SENTENCE_LENGTH + " must be 0 (no limit) or more: " + maxLength);
    }
  }

  /** The sentences of a document that are not too long; if there are others, that is logged. */
  List<CasSentence> within(JCas jcas, List<CasSentence> all) {
    List<CasSentence> chosen = all.stream().filter(s -> maxLength == 0 || s.tokens().size() <= maxLength).toList();
    if (chosen.size() < all.size()) {
      LOG.warn("{}: {} of {} sentences have more than {} tokens and get no dependencies (parameter {})",
          DocumentException.name(jcas), all.size() - chosen.size(), all.size(), maxLength,
          KernelParser.PARAM_MAX_SENTENCE_LENGTH);
    }
    return chosen;
  }
}
