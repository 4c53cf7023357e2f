package org.kerndep.uima.conll;

import static org.apache.uima.fit.util.JCasUtil.selectCovered;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.io.SurfaceToken;

/** How the words of a sentence are written, as its annotations say: surface forms over words, and spaces. */
final class SurfaceTokens {

  private SurfaceTokens() {}

  /** The surface tokens of a sentence with these tokens; a surface form over fewer than two of them is none. */
  static List<SurfaceToken> of(Sentence sentence, List<Token> tokens) {
    List<SurfaceForm> forms = selectCovered(SurfaceForm.class, sentence);
    List<SurfaceToken> surface = new ArrayList<>();
    for (int first = 1; first <= tokens.size(); first = surface.get(surface.size() - 1).last() + 1) {
      Token token = tokens.get(first - 1);
      int last = first;
      int end = token.getEnd();
      String text = token.getText();
      for (SurfaceForm form : forms) {
        int lastBelow = lastBelow(form, tokens, first);
        if (lastBelow > last) {
          last = lastBelow;
          end = form.getEnd();
          text = form.getValue();
        }
      }
      surface.add(new SurfaceToken(first, last, Cells.of(text), last > first, spaceAfter(sentence, tokens, last, end)));
    }
    return surface;
  }

  /** The last of the tokens below a surface form that lies over the first one, else 0. */
  private static int lastBelow(SurfaceForm form, List<Token> tokens, int first) {
    if (form.getBegin() > tokens.get(first - 1).getBegin()) {
      return 0;
    }
    int last = first - 1;
    while (last < tokens.size() && tokens.get(last).getEnd() <= form.getEnd()) {
      last++;
    }
    return last;
  }

  private static boolean spaceAfter(Sentence sentence, List<Token> tokens, int last, int end) {
    if (last < tokens.size()) {
      return end < tokens.get(last).getBegin();
    }
    String document = sentence.getCAS().getDocumentText();
    return end >= document.length() || Character.isWhitespace(document.charAt(end));
  }
}
