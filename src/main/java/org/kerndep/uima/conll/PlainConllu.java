package org.kerndep.uima.conll;

import static org.apache.uima.fit.util.JCasUtil.selectCovered;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.List;
import org.kerndep.data.Word;
import org.kerndep.io.SurfaceToken;

/**
 * Writes sentences as CoNLL-U made of annotations alone. The comment {@code # text} is that of the rows, so that it
 * always agrees with them. Stateless; the CAS belongs to one thread.
 */
final class PlainConllu {

  private PlainConllu() {}

  /** The lines of a sentence and the blank line behind it; nothing for one without tokens. */
  static String text(Sentence sentence, DocumentArcs arcs) {
    List<Token> tokens = selectCovered(Token.class, sentence);
    if (tokens.isEmpty()) {
      return "";
    }
    List<SurfaceToken> surface = SurfaceTokens.of(sentence, tokens);
    StringBuilder text = new StringBuilder();
    if (sentence.getId() != null) {
      text.append("# sent_id = ").append(Cells.of(sentence.getId())).append('\n');
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

  private static String misc(SurfaceToken token) {
    return token.spaceAfter() ? Word.ABSENT : SurfaceToken.NO_SPACE;
  }

  private static void append(StringBuilder text, String id, Word word, String head, String label, String deps,
      String misc) {
    text.append(String.join("\t", id, word.form(), word.lemma(), word.cpos(), word.pos(), word.feats(), head, label,
        deps, misc)).append('\n');
  }
}
