package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FixedSpanTest {

  @ParameterizedTest
  @ValueSource(strings = {"http://example.com", "https://example.org/a?id=7&lang=en#top", "ftp://example.net/x-y_z/",
      "www.example.com", "WWW.Example.com/a", "anna.berg@example.com", "mailto:anna@mail.example.org",
      "ann...@example.co.uk", "http://example.com/wiki/Bridge_(card_game)", "😀", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "❤️", "😂😂"})
  void isOneToken(String text) {
    assertThat(spans(text)).containsExactly(text);
    assertThat(spans("(" + text + ").")).containsExactly(text);
    assertThat(spans("<" + text + ">,")).containsExactly(text);
    assertThat(spans("\"" + text + "\"!?")).containsExactly(text);
  }

  @Test
  void severalStandBesideEachOther() {
    assertThat(spans("a@example.com,b@example.org/c🎂http://example.net."))
        .containsExactly("a@example.com", "b@example.org", "🎂", "http://example.net");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@", "@anna", "anna@", "E@tG:", "Smith@HOME", "5@2.50", "://", "a:b", "http://", "www.", "wwww.a",
      "don't", "1/2", "example...", "→", "a.@.b"})
  void isLeftToTheModel(String text) {
    assertThat(spans(text)).isEmpty();
  }

  @Test
  void modelsOfAnyLanguageKeepThemWhole() {
    TextModel model = TextExamples.english();
    assertThat(TextExamples.segments(model, "Tom sleeps😀 anna-maria.berg@example.com https://example.com/a-b'c!"))
        .containsExactly("Tom sleeps 😀 anna-maria.berg@example.com https://example.com/a-b'c !");
  }

  private static List<String> spans(String text) {
    return FixedSpan.of(text, 0, text.length()).stream().map(span -> text.substring(span.begin(), span.end())).toList();
  }
}
