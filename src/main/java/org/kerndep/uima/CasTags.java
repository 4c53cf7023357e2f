package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.Locale;
import java.util.Map;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.TOP;
import org.kerndep.data.Word;

/** Writes parts of speech, features and lemmas into a CAS, as DKPro's reader of CoNLL-U does. One thread. */
final class CasTags {

  private static final String SUBTYPE = POS.class.getName() + "_";
  /** Tags whose types have other names. */
  private static final Map<String, String> RENAMED = Map.of("CCONJ", "CONJ");

  private final JCas jcas;
  private final boolean mapped;

  /**
   * A writer into a CAS.
   *
   * @param mapped whether parts of speech get types of their own
   */
  CasTags(JCas jcas, boolean mapped) {
    this.jcas = jcas;
    this.mapped = mapped;
  }

  /** Gives a token the tags of a word in the place of those it has; what is absent it has no longer. */
  void replace(Token token, Word word) {
    remove(token.getPos());
    remove(token.getMorph());
    remove(token.getLemma());
    token.setPos(pos(token, word));
    token.setMorph(morph(token, word));
    token.setLemma(lemma(token, word));
  }

  private static void remove(TOP annotation) {
    if (annotation != null) {
      annotation.removeFromIndexes();
    }
  }

  private POS pos(Token token, Word word) {
    String coarse = value(word.cpos());
    String fine = value(word.pos());
    if (coarse == null && fine == null) {
      return null;
    }
    POS pos = (POS) jcas.getCas().createAnnotation(posType(coarse), token.getBegin(), token.getEnd());
    pos.setCoarseValue(coarse);
    pos.setPosValue(fine);
    pos.addToIndexes();
    return pos;
  }

  private Type posType(String coarse) {
    Type subtype = mapped && coarse != null
        ? jcas.getTypeSystem().getType(SUBTYPE + RENAMED.getOrDefault(coarse, coarse))
        : null;
    return subtype == null ? jcas.getTypeSystem().getType(POS.class.getName()) : subtype;
  }

  private MorphologicalFeatures morph(Token token, Word word) {
    if (value(word.feats()) == null) {
      return null;
    }
    MorphologicalFeatures morph = new MorphologicalFeatures(jcas, token.getBegin(), token.getEnd());
    morph.setValue(word.feats());
    for (String feature : word.features()) {
      String[] parts = feature.split("=", 2);
      Feature slot = morph.getType().getFeatureByBaseName(parts[0].substring(0, 1).toLowerCase(Locale.ROOT)
          + parts[0].substring(1));
      if (slot != null && parts.length == 2) {
        morph.setStringValue(slot, parts[1]);
      }
    }
    morph.addToIndexes();
    return morph;
  }

  private Lemma lemma(Token token, Word word) {
    if (value(word.lemma()) == null) {
      return null;
    }
    Lemma lemma = new Lemma(jcas, token.getBegin(), token.getEnd());
    lemma.setValue(word.lemma());
    lemma.addToIndexes();
    return lemma;
  }

  private static String value(String column) {
    return column.equals(Word.ABSENT) ? null : column;
  }
}
