package org.kerndep.uima.evaluate;

import java.util.ArrayList;
import java.util.List;
import org.apache.uima.cas.CASException;
import org.apache.uima.cas.CASRuntimeException;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.ParsedSentence;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/**
 * Gold trees in another view of the same CAS. Its tags are read as {@link PosSource#AUTO} says. One thread.
 *
 * @param name the name of the view
 */
public record GoldView(String name) implements GoldTrees {

  @Override
  public List<GoldSentence> of(JCas jcas, int sentences) throws DocumentException {
    JCas view = view(jcas, name);
    CasTrees trees = new CasTrees(view);
    List<GoldSentence> gold = new ArrayList<>();
    for (CasSentence sentence : CasSentences.of(view, PosSource.AUTO)) {
      String place = "character " + sentence.annotation().getBegin() + " of view " + name;
      try {
        gold.add(new GoldSentence(place, new ParsedSentence(sentence.sentence(), trees.of(sentence).tree())));
      } catch (IllegalArgumentException e) {
        throw new DocumentException(jcas, "the gold sentence at " + place + " has no tree (" + e.getMessage()
            + "); every gold sentence needs one", e);
      }
    }
    return gold;
  }

  /** A view of a document; a view that is not there is an error. */
  static JCas view(JCas jcas, String name) throws DocumentException {
    try {
      return jcas.getView(name);
    } catch (CASException | CASRuntimeException e) {
      throw new DocumentException(jcas, "there is no view " + name + "; name one that the pipeline makes", e);
    }
  }

  @Override
  public String rest() {
    return null;
  }

  @Override
  public void close() {}
}
