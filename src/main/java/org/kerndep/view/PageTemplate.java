package org.kerndep.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text with placeholders, written <code>{{name}}</code>. What replaces them is not searched again. */
final class PageTemplate {

  /** What replaces a placeholder. */
  @FunctionalInterface
  interface Content {
    void write(Writer out) throws IOException;
  }

  private static final Pattern PLACE = Pattern.compile("\\{\\{([a-z.]+)\\}\\}");

  private final String text;

  PageTemplate(String text) {
    this.text = text;
  }

  /** The text of a resource of this package. */
  static String resource(String name) {
    try (InputStream in = PageTemplate.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the text; a placeholder without content is an error. */
  void write(Writer out, Map<String, Content> contents) throws IOException {
    Matcher place = PLACE.matcher(text);
    int done = 0;
    while (place.find()) {
      out.write(text, done, place.start() - done);
      Content content = contents.get(place.group(1));
      if (content == null) {
        throw new IllegalArgumentException("nothing to put into the place " + place.group());
      }
      content.write(out);
      done = place.end();
    }
    out.write(text, done, text.length() - done);
  }
}
