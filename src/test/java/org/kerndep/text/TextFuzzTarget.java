package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;
import org.kerndep.io.SurfaceToken;
import org.kerndep.text.classifier.WordShapes;

/** Text for the tokenizer: every character that is not white space is in one token, in order. Also run by Jazzer. */
public final class TextFuzzTarget {

  private static final TextModel MODEL = model();
  private static final Duration LONGEST = Duration.ofSeconds(10);

  private TextFuzzTarget() {}

  /** The entry point that Jazzer looks for: the text as UTF-8, what is not UTF-8 replaced. */
  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    everyCharacterIsInOneToken(text);
    everyCharacterIsInTheSentencesOfAFile(text);
  }

  static void everyCharacterIsInOneToken(String text) {
    long begun = System.nanoTime();
    int at = 0;
    for (List<TextToken> sentence : MODEL.segmentsOfParagraphs(text)) {
      assertThat(sentence).isNotEmpty();
      for (TextToken token : sentence) {
        assertThat(token.begin()).isBetween(at, token.end() - 1);
        assertThat(withoutSpace(text.substring(at, token.begin()))).isEmpty();
        at = token.end();
      }
    }
    assertThat(withoutSpace(text.substring(at))).isEmpty();
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST);
  }

  /** A file that looks like none of text, such as an archive, may be refused. */
  static void everyCharacterIsInTheSentencesOfAFile(String text) {
    long begun = System.nanoTime();
    StringBuilder found = new StringBuilder();
    try (TextReader reader = new TextReader(input(text), MODEL, false)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        found.append(SurfaceToken.text(block.surfaceTokens()));
      }
      String expected = text.startsWith("\uFEFF") ? text.substring(1) : text;
      assertThat(withoutSpace(found.toString())).isEqualTo(withoutSpace(expected));
    } catch (BadInputException e) {
      assertThat(e).hasMessageStartingWith("a.txt:");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(LONGEST);
  }

  private static Input input(String text) throws IOException {
    return Input.of("a.txt", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
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
      throw new UncheckedIOException(e);
    }
  }
}
