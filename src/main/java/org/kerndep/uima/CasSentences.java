package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.fit.util.JCasUtil;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * Reads the sentences of a CAS, giving each word what the CoNLL-U columns would hold.
 *
 * <ul>
 *   <li>Form: the text of the token, which is its TokenForm if it has one.
 *   <li>Coarse part of speech (UPOS): {@code coarseValue}; a tagger that fills only {@code PosValue} is taken to have
 *       put it there, because coarse tags are what every treebank has.
 *   <li>Fine part of speech (XPOS): {@code PosValue}.
 *   <li>Lemma and morphological features: the {@code value} of the annotation the token points to.
 * </ul>
 *
 * <p>Missing annotations, null and the empty string are {@link Word#ABSENT}. Stateless; the CAS belongs to one thread.
 */
final class CasSentences {

  private CasSentences() {}

  /** The sentences that have tokens, in text order. */
  static List<CasSentence> of(JCas jcas) {
    List<CasSentence> sentences = new ArrayList<>();
    for (var annotation : jcas.select(de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence.class)) {
      List<Token> tokens = JCasUtil.selectCovered(Token.class, annotation);
      if (!tokens.isEmpty()) {
        sentences.add(new CasSentence(tokens, new Sentence(tokens.stream().map(CasSentences::word).toList())));
      }
    }
    return sentences;
  }

  private static Word word(Token token) {
    POS pos = token.getPos();
    String fine = pos == null ? null : pos.getPosValue();
    String coarse = pos == null ? null : pos.getCoarseValue();
    MorphologicalFeatures morph = token.getMorph();
    return new Word(token.getText(), token.getLemmaValue(), isAbsent(coarse) ? fine : coarse, fine,
        morph == null ? null : morph.getValue());
  }

  private static boolean isAbsent(String value) {
    return value == null || value.isEmpty() || value.equals(Word.ABSENT);
  }
}
