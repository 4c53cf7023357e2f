package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Word;

/** Makes the annotations of words in a document; absent values get none. Belongs to the thread of its CAS. */
final class WordAnnotator {

  private final JCas jcas;
  private final Set<ReadLayer> layers;
  private final PosTypes posTypes;
  private final MorphSlots slots;

  WordAnnotator(JCas jcas, Set<ReadLayer> layers, PosTypes posTypes) {
    this.jcas = jcas;
    this.layers = layers;
    this.posTypes = posTypes;
    this.slots = new MorphSlots(jcas.getCasType(MorphologicalFeatures.type));
  }

  /** Annotates a word of a document that has its text. */
  Token annotate(Word word, int begin, int end) {
    Token token = new Token(jcas, begin, end);
    token.setText(word.form());
    token.addToIndexes();
    addPos(token, word);
    if (has(ReadLayer.LEMMA, word.lemma())) {
      Lemma lemma = new Lemma(jcas, begin, end);
      lemma.setValue(word.lemma());
      lemma.addToIndexes();
      token.setLemma(lemma);
    }
    if (has(ReadLayer.MORPH, word.feats())) {
      MorphologicalFeatures morph = new MorphologicalFeatures(jcas, begin, end);
      slots.fill(morph, word.feats());
      morph.addToIndexes();
      token.setMorph(morph);
    }
    return token;
  }

  private void addPos(Token token, Word word) {
    String coarse = has(ReadLayer.CPOS, word.cpos()) ? word.cpos() : null;
    String fine = has(ReadLayer.POS, word.pos()) ? word.pos() : null;
    if (coarse != null || fine != null) {
      POS pos = (POS) jcas.getCas().createAnnotation(posTypes.of(coarse, fine), token.getBegin(), token.getEnd());
      pos.setCoarseValue(coarse);
      pos.setPosValue(fine);
      pos.addToIndexes();
      token.setPos(pos);
    }
  }

  private boolean has(ReadLayer layer, String value) {
    return layers.contains(layer) && !value.equals(Word.ABSENT);
  }
}
