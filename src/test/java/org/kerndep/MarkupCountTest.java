package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.io.SurfaceToken;

/** Markup and code, and prose that has a few of the same signs. */
class MarkupCountTest {

  @ParameterizedTest
  @ValueSource(strings = {
      "<p>The dog barks.</p>",
      "<html><body class=\"main\"><p>He lives in a <a href=\"http://example.com\">small house</a>.</p></body></html>",
      "<?xml version=\"1.0\"?><book><title>Tales</title></book>",
      "{\"name\": \"Anna\", \"age\": 31}",
      "for (int i = 0; i < args.length; i++) { sum += args[i].length(); } System.out.println(sum);",
      "total = {} for w in words: total[w] = total.get(w, 0) + 1"})
  void markup(String text) {
    assertThat(count(text).isMuch()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "I <3 you <grin> lol ;)",
      "Write to Bob <bob@example.org> or Al <al@example.org>; x = 3 and y = 4.",
      "He said: \"Go home\" (and left); nobody followed [sic].",
      "=====",
      "If a == b, then this => that."})
  void prose(String text) {
    assertThat(count(text).isMuch()).isFalse();
  }

  @Test
  void fewTagsInALongText() {
    assertThat(count("<p>" + "The dog barks. ".repeat(100) + "</p>").isMuch()).isFalse();
  }

  @Test
  void oneVeryLongWord() {
    assertTimeout(Duration.ofSeconds(5), () -> assertThat(count("a".repeat(1 << 20)).isMuch()).isFalse());
  }

  @Test
  void namesTheFirst() {
    assertThat(count("A <b>dog</b>.").example()).isEqualTo("<b>");
  }

  private static MarkupCount count(String text) {
    List<SurfaceToken> tokens = new ArrayList<>();
    for (String form : text.split(" ")) {
      tokens.add(new SurfaceToken(tokens.size() + 1, tokens.size() + 1, form, false, true));
    }
    MarkupCount count = new MarkupCount();
    count.add(tokens);
    return count;
  }
}
