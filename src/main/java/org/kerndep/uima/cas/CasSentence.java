package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.List;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * A sentence in the parser's terms and the annotations it came from. Belongs to the thread of its CAS.
 *
 * @param annotation what lies over the sentence in the document
 * @param tokens the token of word m at index m-1
 * @param sentence the words
 */
public record CasSentence(Annotation annotation, List<Token> tokens, Sentence sentence) {

  public CasSentence {
    tokens = List.copyOf(tokens);
    if (tokens.size() != sentence.size()) {
      throw new IllegalArgumentException(tokens.size() + " tokens for " + sentence.size() + " words");
    }
  }

  /** The token of word 1 to n. */
  Token token(int position) {
    return tokens.get(position - 1);
  }

  /** Whether any word has a part of speech, coarse or fine. */
  public boolean hasPos() {
    return sentence.words().stream()
        .anyMatch(word -> !word.cpos().equals(Word.ABSENT) || !word.pos().equals(Word.ABSENT));
  }
}
