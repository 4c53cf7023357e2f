package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.type.WordClass;

/** The word classes of tokens in a CAS. Stateless. */
public final class CasWordClasses {

  private CasWordClasses() {}

  /** Gives every token the classes that it has in each layer, instead of those that it had. */
  public static void replace(JCas jcas, WordKnowledge knowledge) {
    jcas.select(WordClass.class).toList().forEach(WordClass::removeFromIndexes);
    for (Token token : jcas.select(Token.class).toList()) {
      Word word = new Word(token.getText(), null, null, null, null);
      for (String layer : knowledge.layers()) {
        String value = knowledge.value(word, layer);
        if (!value.equals(Word.ABSENT)) {
          WordClass annotation = new WordClass(jcas, token.getBegin(), token.getEnd());
          annotation.setLayer(layer);
          annotation.setValue(value);
          annotation.addToIndexes();
        }
      }
    }
  }
}
