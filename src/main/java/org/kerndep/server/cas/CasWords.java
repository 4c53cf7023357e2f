package org.kerndep.server.cas;

import java.util.List;
import org.apache.uima.cas.text.AnnotationFS;
import org.kerndep.data.Sentence;

/**
 * A sentence of a document. Belongs to the thread of its CAS.
 *
 * @param begin the place of its first character
 * @param tokens the token of word m at index m-1
 * @param words what the parser sees of them
 */
public record CasWords(int begin, List<AnnotationFS> tokens, Sentence words) {

  public CasWords {
    tokens = List.copyOf(tokens);
  }

  /** The token of word 1 to n. */
  public AnnotationFS token(int m) {
    return tokens.get(m - 1);
  }
}
