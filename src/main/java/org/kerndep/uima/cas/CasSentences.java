package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.fit.util.JCasUtil;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * Reads the sentences of a CAS, giving each word what the CoNLL-U columns would hold.
 *
 * <ul>
 *   <li>Form: the text of the token, which is its TokenForm if it has one.
 *   <li>Coarse (UPOS) and fine (XPOS) part of speech: what the {@link PosTags} say.
 *   <li>Lemma and morphological features: the {@code value} of the annotation the token points to.
 *   <li>User layers: what the {@link CasLayers} say.
 * </ul>
 *
 * <p>Missing annotations, null and the empty string are {@link Word#ABSENT}. Stateless; the CAS belongs to one thread.
 */
public final class CasSentences {

  private CasSentences() {}

  /** Whether a document has a text, without which it has no sentences and DKPro Core finds no models for it. */
  public static boolean hasText(JCas jcas) {
    return jcas.getDocumentText() != null && !jcas.getDocumentText().isEmpty();
  }

  /** The sentences that have tokens, in text order, without user layers. */
  public static List<CasSentence> of(JCas jcas, PosTags tags) {
    return of(jcas, tags, CasLayers.NONE);
  }

  /** The sentences that have tokens, in text order. */
  public static List<CasSentence> of(JCas jcas, PosTags tags, CasLayers layers) {
    List<CasSentence> sentences = new ArrayList<>();
    for (var annotation : jcas.select(de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence.class)) {
      CasSentence sentence = of(annotation, tags, layers);
      if (!sentence.tokens().isEmpty()) {
        sentences.add(sentence);
      }
    }
    return sentences;
  }

  /** The sentence below what lies over it, without user layers; it may have no tokens. */
  public static CasSentence of(Annotation annotation, PosTags tags) {
    return of(annotation, tags, CasLayers.NONE);
  }

  /** The sentence below what lies over it; it may have no tokens. */
  public static CasSentence of(Annotation annotation, PosTags tags, CasLayers layers) {
    List<Token> tokens = tokens(annotation);
    return new CasSentence(annotation, tokens,
        new Sentence(tokens.stream().map(t -> word(t, tags).with(layers.of(t))).toList()));
  }

  /** The tokens of the words below what lies over a sentence, in text order. */
  public static List<Token> tokens(Annotation sentence) {
    return JCasUtil.selectCovered(Token.class, sentence);
  }

  private static Word word(Token token, PosTags tags) {
    POS pos = token.getPos();
    MorphologicalFeatures morph = token.getMorph();
    return new Word(token.getText(), token.getLemmaValue(), pos == null ? null : tags.coarse(pos),
        pos == null ? null : tags.fine(pos), morph == null ? null : morph.getValue());
  }
}
