package org.kerndep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.io.SurfaceToken;
import org.kerndep.io.TokenRange;
import org.kerndep.io.json.CodePoints;
import org.kerndep.io.json.PlacedToken;
import org.kerndep.io.json.SentenceJson;
import org.kerndep.io.json.TreeJson;
import org.kerndep.text.TextSentence;
import org.kerndep.text.TextToken;
import org.kerndep.text.classifier.WordShapes;

/** Makes JSON of the sentences of a text, with places in that text. Immutable; share freely. */
public final class TextSentenceJson {

  private static final String SPACES = "[\\s\\p{Z}]+";

  private final String text;
  private final CodePoints places;

  /** For the sentences of this text. */
  public TextSentenceJson(String text) {
    this.text = text;
    this.places = new CodePoints(text);
  }

  /** A sentence with its tree. */
  public SentenceJson of(String id, ParsedTextSentence sentence) {
    return of(id, sentence.text()).with(TreeJson.of(sentence.words(), sentence.tree()));
  }

  /** A sentence to which trees can be added. */
  public SentenceJson of(String id, TextSentence sentence) {
    List<PlacedToken> tokens = new ArrayList<>();
    int word = 0;
    for (TextToken token : sentence.tokens()) {
      boolean space = token.end() == text.length() || WordShapes.isSpace(text.charAt(token.end()));
      SurfaceToken surface = new SurfaceToken(word + 1, word + token.words().size(), token.form(text),
          token.isMultiword(), space);
      TokenRange range = new TokenRange(places.before(token.begin()), places.before(token.end()));
      tokens.add(new PlacedToken(surface, Optional.of(range)));
      word = surface.last();
    }
    String written = text.substring(sentence.begin(), sentence.end()).replaceAll(SPACES, " ");
    return new SentenceJson(Optional.empty(), Optional.of(id), Optional.of(written), tokens, sentence.words(),
        List.of());
  }
}
