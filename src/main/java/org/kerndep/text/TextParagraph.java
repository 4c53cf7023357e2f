package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;

/**
 * A paragraph of running text whose sentences and tokens are known.
 *
 * @param text as it is written
 * @param sentences the tokens and tagged words of each sentence
 */
public record TextParagraph(String text, List<TextSentence> sentences) {

  public TextParagraph {
    sentences = List.copyOf(sentences);
  }

  /** The paragraph that sentences of a treebank make. */
  static TextParagraph of(List<ConllBlock> blocks) {
    StringBuilder text = new StringBuilder();
    List<TextSentence> sentences = new ArrayList<>();
    for (ConllBlock block : blocks) {
      List<TextToken> tokens = new ArrayList<>();
      for (SurfaceToken token : block.surfaceTokens()) {
        int begin = text.length();
        text.append(token.form());
        tokens.add(new TextToken(begin, text.length(),
            block.sentence().slice(token.first(), token.last()).words().stream().map(Word::form).toList()));
        text.append(token.spaceAfter() ? " " : "");
      }
      if (!tokens.isEmpty()) {
        sentences.add(new TextSentence(tokens, block.sentence()));
      }
    }
    return new TextParagraph(text.toString().stripTrailing(), sentences);
  }

  /** All tokens. */
  List<TextToken> tokens() {
    return sentences.stream().flatMap(sentence -> sentence.tokens().stream()).toList();
  }
}
