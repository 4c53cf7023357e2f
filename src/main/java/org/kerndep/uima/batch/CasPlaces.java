package org.kerndep.uima.batch;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.uima.fit.util.JCasUtil;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.io.TokenRange;
import org.kerndep.io.json.CodePoints;
import org.kerndep.io.json.PlacedToken;
import org.kerndep.io.json.SentenceJson;

/** Tells sentences of a document, one after another, where their tokens stand in its text. One thread. */
final class CasPlaces {

  private final JCas document;
  private final CodePoints places;
  private final List<Token> tokens = new ArrayList<>();
  private int next;

  CasPlaces(JCas document) {
    this.document = document;
    String text = document.getDocumentText();
    this.places = new CodePoints(text == null ? "" : text);
    document.select(Sentence.class).forEach(s -> tokens.addAll(JCasUtil.selectCovered(Token.class, s)));
  }

  /** The next sentence of the document with places; without if the tokens of the document are not its words. */
  SentenceJson placed(SentenceJson sentence) {
    int begin = next;
    next += sentence.words().size();
    if (next > tokens.size()) {
      return sentence;
    }
    List<PlacedToken> placed = sentence.tokens().stream().map(token -> new PlacedToken(token.token(),
        Optional.of(range(begin + token.token().first() - 1, begin + token.token().last() - 1)))).toList();
    return new SentenceJson(sentence.document(), sentence.id(), sentence.text(), placed, sentence.words(),
        sentence.trees());
  }

  private TokenRange range(int first, int last) {
    Annotation from = tokens.get(first);
    Annotation to = tokens.get(last);
    if (last > first) {
      List<SurfaceForm> surfaces = JCasUtil.selectCovering(document, SurfaceForm.class, from.getBegin(), to.getEnd());
      from = surfaces.isEmpty() ? from : surfaces.get(0);
      to = surfaces.isEmpty() ? to : surfaces.get(0);
    }
    return new TokenRange(places.before(from.getBegin()), places.before(to.getEnd()));
  }
}
