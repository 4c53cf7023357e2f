package org.kerndep.server.udpipe;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;
import org.kerndep.server.http.Refusal;

/** How sentences are written. */
enum SentenceOutput {
  /** CoNLL-U. */
  CONLLU {
    @Override
    String text(ConllBlock sentence) {
      return String.join("\n", sentence.lines()) + "\n\n";
    }
  },
  /** A sentence on a line, with spaces between words; a space in a word becomes one that does not break. */
  HORIZONTAL {
    @Override
    String text(ConllBlock sentence) {
      return sentence.sentence().words().stream().map(word -> word.form().replace(' ', NO_BREAK))
          .collect(Collectors.joining(" ")) + "\n";
    }
  },
  /** A word on a line and an empty line after each sentence. */
  VERTICAL {
    @Override
    String text(ConllBlock sentence) {
      return sentence.sentence().words().stream().map(Word::form).collect(Collectors.joining("\n")) + "\n\n";
    }
  },
  /** A sentence on a line, as it is written. */
  PLAINTEXT {
    @Override
    String text(ConllBlock sentence) {
      return SurfaceToken.text(sentence.surfaceTokens()) + "\n";
    }
  };

  static final char NO_BREAK = '\u00a0';

  /** A sentence as text. */
  abstract String text(ConllBlock sentence);

  /** The output of a name, behind which options may stand as in {@code conllu=v2}. */
  static SentenceOutput parse(String name) {
    return Arrays.stream(values())
        .filter(output -> output.name().toLowerCase(Locale.ROOT).equals(name.split("=", 2)[0])).findFirst()
        .orElseThrow(() -> new Refusal(400, "Unknown output format; known are conllu, horizontal, vertical and "
            + "plaintext."));
  }
}
