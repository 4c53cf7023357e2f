package org.kerndep.uima.conll;

import static org.apache.uima.fit.util.JCasUtil.selectCovered;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Word;
import org.kerndep.io.SurfaceToken;

/**
 * Writes sentences as CoNLL-U made of annotations alone. The comment {@code # text} is that of the rows, so that it
 * always agrees with them. Stateless; the CAS belongs to one thread.
 */
final class PlainConllu {

  private PlainConllu() {}

  /** The lines of a sentence and the blank line after it; nothing for one without tokens. */
  static String text(Sentence sentence, DocumentArcs arcs) {
    List<Token> tokens = selectCovered(Token.class, sentence);
    if (tokens.isEmpty()) {
      return "";
    }
    List<SurfaceToken> surface = surfaceTokens(sentence, tokens);
    StringBuilder text = new StringBuilder();
    if (sentence.getId() != null) {
      text.append("# sent_id = ").append(WordColumns.cell(sentence.getId())).append('\n');
    }
    text.append("# text = ").append(SurfaceToken.text(surface)).append('\n');
    int[] heads = arcs.heads(tokens);
    String[] labels = arcs.labels(tokens);
    List<String> deps = arcs.deps(tokens);
    for (SurfaceToken token : surface) {
      if (token.multiword()) {
        Word multiword = new Word(token.form(), null, null, null, null);
        append(text, token.first() + "-" + token.last(), multiword, Word.ABSENT, Word.ABSENT, Word.ABSENT, misc(token));
      }
      for (int i = token.first() - 1; i < token.last(); i++) {
        boolean headless = heads[i] < 0;
        append(text, Integer.toString(i + 1), WordColumns.of(tokens.get(i)),
            headless ? Word.ABSENT : Integer.toString(heads[i]), headless ? Word.ABSENT : labels[i], deps.get(i),
            token.multiword() ? Word.ABSENT : misc(token));
      }
    }
    return text.append('\n').toString();
  }

  /** How the tokens of a sentence are written; a surface form over fewer than two of them is none. */
  private static List<SurfaceToken> surfaceTokens(Sentence sentence, List<Token> tokens) {
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
      surface.add(new SurfaceToken(first, last, WordColumns.cell(text), last > first,
          spaceAfter(sentence, tokens, last, end)));
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

  private static String misc(SurfaceToken token) {
    return token.spaceAfter() ? Word.ABSENT : SurfaceToken.NO_SPACE;
  }

  private static void append(StringBuilder text, String id, Word word, String head, String label, String deps,
      String misc) {
    text.append(String.join("\t", id, word.form(), word.lemma(), word.cpos(), word.pos(), word.feats(), head, label,
        deps, misc)).append('\n');
  }
}
