package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.Word;

/**
 * Gives tokens their POS, Lemma and MorphologicalFeatures. Annotations that say what they should say already stay as
 * they are, others are replaced; absent values get none. Belongs to the thread of its CAS.
 */
public final class TokenTags {

  /** The feature of MorphologicalFeatures that holds all of them. */
  private static final String WHOLE = "value";

  private final JCas jcas;
  /** The features of MorphologicalFeatures that stand for those of Universal Dependencies: {@code case} for Case. */
  private final Map<String, Feature> slots = new HashMap<>();

  /** Tags in a document. */
  public TokenTags(JCas jcas) {
    this.jcas = jcas;
    for (Feature feature : jcas.getCasType(MorphologicalFeatures.type).getFeatures()) {
      String name = feature.getShortName();
      if (feature.getRange().getName().equals(CAS.TYPE_NAME_STRING) && !name.equals(WHOLE)) {
        slots.put(name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), feature);
      }
    }
  }

  /**
   * Gives a token the tags of a word.
   *
   * @param posType the type of its POS; of no account if the word has no part of speech
   */
  public void set(Token token, Word word, Type posType) {
    setPos(token, orNull(word.cpos()), orNull(word.pos()), posType);
    setLemma(token, orNull(word.lemma()));
    setMorph(token, orNull(word.feats()));
  }

  /** Takes all tags from a token. */
  void clear(Token token) {
    remove(token.getPos());
    remove(token.getLemma());
    remove(token.getMorph());
    token.setPos(null);
    token.setLemma(null);
    token.setMorph(null);
  }

  private void setPos(Token token, String coarse, String fine, Type type) {
    POS old = token.getPos();
    boolean none = coarse == null && fine == null;
    if (old == null ? none : !none && old.getType().equals(type) && Objects.equals(old.getCoarseValue(), coarse)
        && Objects.equals(old.getPosValue(), fine)) {
      return;
    }
    remove(old);
    POS pos = null;
    if (!none) {
      pos = (POS) jcas.getCas().createAnnotation(type, token.getBegin(), token.getEnd());
      pos.setCoarseValue(coarse);
      pos.setPosValue(fine);
      pos.addToIndexes();
    }
    token.setPos(pos);
  }

  private void setLemma(Token token, String value) {
    Lemma old = token.getLemma();
    if (!Objects.equals(old == null ? null : old.getValue(), value)) {
      remove(old);
      Lemma lemma = value == null ? null : new Lemma(jcas, token.getBegin(), token.getEnd());
      if (lemma != null) {
        lemma.setValue(value);
        lemma.addToIndexes();
      }
      token.setLemma(lemma);
    }
  }

  private void setMorph(Token token, String value) {
    MorphologicalFeatures old = token.getMorph();
    if (!Objects.equals(old == null ? null : old.getValue(), value)) {
      remove(old);
      MorphologicalFeatures morph =
          value == null ? null : new MorphologicalFeatures(jcas, token.getBegin(), token.getEnd());
      if (morph != null) {
        fill(morph, value);
        morph.addToIndexes();
      }
      token.setMorph(morph);
    }
  }

  /** Fills the value and every slot that a list such as {@code Case=Nom|Number=Sing} names. */
  private void fill(MorphologicalFeatures morph, String features) {
    morph.setValue(features);
    for (String feature : features.split("\\|")) {
      int equals = feature.indexOf('=');
      Feature slot = equals < 0 ? null : slots.get(feature.substring(0, equals));
      if (slot != null) {
        morph.setStringValue(slot, feature.substring(equals + 1));
      }
    }
  }

  private static void remove(Annotation annotation) {
    if (annotation != null) {
      annotation.removeFromIndexes();
    }
  }

  private static String orNull(String value) {
    return value.equals(Word.ABSENT) ? null : value;
  }
}
