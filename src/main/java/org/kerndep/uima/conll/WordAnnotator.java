package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.TOP;
import org.kerndep.data.Word;

/** Makes the annotations of words in a document; absent values get none. Belongs to the thread of its CAS. */
public final class WordAnnotator {

  private final JCas jcas;
  private final Set<ReadLayer> layers;
  private final PosTypes posTypes;
  private final MorphSlots slots;

  /**
   * An annotator of a document.
   *
   * @param layers what is annotated beside tokens
   * @param posTypes configured for the document
   */
  public WordAnnotator(JCas jcas, Set<ReadLayer> layers, PosTypes posTypes) {
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
    addTags(token, word);
    return token;
  }

  /** Replaces the tags of a token by those of a word; absent ones are removed. */
  public void replaceTags(Token token, Word word) {
    remove(token.getPos());
    remove(token.getLemma());
    remove(token.getMorph());
    token.setPos(null);
    token.setLemma(null);
    token.setMorph(null);
    addTags(token, word);
  }

  private static void remove(TOP annotation) {
    if (annotation != null) {
      annotation.removeFromIndexes();
    }
  }

  private void addTags(Token token, Word word) {
    addPos(token, word);
    if (has(ReadLayer.LEMMA, word.lemma())) {
      Lemma lemma = new Lemma(jcas, token.getBegin(), token.getEnd());
      lemma.setValue(word.lemma());
      lemma.addToIndexes();
      token.setLemma(lemma);
    }
    if (has(ReadLayer.MORPH, word.feats())) {
      MorphologicalFeatures morph = new MorphologicalFeatures(jcas, token.getBegin(), token.getEnd());
      slots.fill(morph, word.feats());
      morph.addToIndexes();
      token.setMorph(morph);
    }
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

  /** The features of MorphologicalFeatures that stand for those of Universal Dependencies: {@code case} for Case. */
  private static final class MorphSlots {

    private static final String WHOLE = "value";

    private final Map<String, Feature> slots = new HashMap<>();

    MorphSlots(Type type) {
      for (Feature feature : type.getFeatures()) {
        String name = feature.getShortName();
        if (feature.getRange().getName().equals(CAS.TYPE_NAME_STRING) && !name.equals(WHOLE)) {
          slots.put(name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), feature);
        }
      }
    }

    /** Fills the value and every slot that a list such as {@code Case=Nom|Number=Sing} names. */
    void fill(MorphologicalFeatures morph, String features) {
      morph.setValue(features);
      for (String feature : features.split("\\|")) {
        int equals = feature.indexOf('=');
        Feature slot = equals < 0 ? null : slots.get(feature.substring(0, equals));
        if (slot != null) {
          morph.setStringValue(slot, feature.substring(equals + 1));
        }
      }
    }
  }
}
