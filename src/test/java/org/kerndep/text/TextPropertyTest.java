package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;
import org.kerndep.io.SurfaceToken;
import org.kerndep.text.classifier.WordShapes;

/** Arbitrary text: whatever it is, every character that is not white space comes through, in order. */
class TextPropertyTest {

  private final TextModel model = model();

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces = Arbitraries.of("Dogs bark.", " ", "\n", "\n\n", "\r", "\t", "#", "# a", "don't", "e.g.",
        "http://a.b/c?d=e", "x@y.org", "3,5", "\u00A0", "\u2028", "\uFEFF", "\u200D", "🐸", "👩‍👧", "…", "\"", "(", "_",
        "1\tx\t_", "é", "日本語。", "\u0301", "\u0085");
    Arbitrary<String> any = Arbitraries.strings().excludeChars('\0').ofMaxLength(6)
        .filter(text -> text.equals(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)));
    return Arbitraries.oneOf(pieces, any).list().ofMaxSize(40).map(parts -> String.join("", parts));
  }

  @Property(seed = "30", tries = 300)
  void everyCharacterIsInOneToken(@ForAll("texts") String text) {
    int at = 0;
    for (List<TextToken> sentence : model.segmentsOfParagraphs(text)) {
      assertThat(sentence).isNotEmpty();
      for (TextToken token : sentence) {
        assertThat(token.begin()).isBetween(at, token.end() - 1);
        assertThat(withoutSpace(text.substring(at, token.begin()))).isEmpty();
        at = token.end();
      }
    }
    assertThat(withoutSpace(text.substring(at))).isEmpty();
  }

  @Property(seed = "31", tries = 300)
  void everyCharacterIsInTheSentencesOfAFile(@ForAll("texts") String text) throws IOException {
    StringBuilder found = new StringBuilder();
    Input input = Input.of("a.txt", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    try (TextReader reader = new TextReader(input, model, false)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        found.append(SurfaceToken.text(block.surfaceTokens()));
      }
    }
    String expected = text.startsWith("\uFEFF") ? text.substring(1) : text;
    assertThat(withoutSpace(found.toString())).isEqualTo(withoutSpace(expected));
  }

  private static String withoutSpace(String text) {
    StringBuilder rest = new StringBuilder();
    text.chars().filter(c -> !WordShapes.isSpace((char) c)).forEach(c -> rest.append((char) c));
    return rest.toString();
  }

  private static TextModel model() {
    try (InputStream in = ModelBundle.class.getResourceAsStream("golden-text.kdp")) {
      return ModelBundle.read("golden-text.kdp", in.readAllBytes()).text().orElseThrow();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
