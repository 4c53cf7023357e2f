package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.text.TextToken;
import org.kerndep.uima.conll.MultiwordSplit;

/**
 * Turns the tokens of sentences into annotations of a CAS: a Token for each word, which divide a multiword token among
 * them, and a SurfaceForm over the latter. Stateless; the CAS belongs to one thread.
 */
public final class CasSegments {

  private CasSegments() {}

  /** Adds the sentences of a document's text, given as the tokens of each. */
  public static void add(JCas jcas, List<List<TextToken>> sentences) {
    for (List<TextToken> tokens : sentences) {
      new Sentence(jcas, tokens.get(0).begin(), tokens.get(tokens.size() - 1).end()).addToIndexes();
      tokens.forEach(token -> addWords(jcas, token));
    }
  }

  private static void addWords(JCas jcas, TextToken token) {
    String surface = token.form(jcas.getDocumentText());
    if (token.isMultiword()) {
      SurfaceForm form = new SurfaceForm(jcas, token.begin(), token.end());
      form.setValue(surface);
      form.addToIndexes();
    }
    List<String> words = token.words();
    boolean divides = surface.codePointCount(0, surface.length()) >= words.size();
    int[] ends = divides ? MultiwordSplit.ends(surface, words) : new int[0];
    for (int i = 0; i < words.size(); i++) {
      Token word = new Token(jcas, token.begin() + (divides && i > 0 ? ends[i - 1] : 0),
          divides ? token.begin() + ends[i] : token.end());
      word.setText(words.get(i));
      word.addToIndexes();
    }
  }
}
