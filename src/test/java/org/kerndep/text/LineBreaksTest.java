package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineBreaksTest {

  @Test
  void aLineWithABulletBeginsASentence() {
    assertThat(breaks("- buy milk\n- call the bank\n- feed the cat")).containsExactly("milk", "bank");
    assertThat(breaks("* red\n• white\n–1 degree")).containsExactly("red");
  }

  @Test
  void aLineWithRoomForTheNextWordEndsASentence() {
    assertThat(breaks("Where to eat\nThe best fish is near the port\nand the best bread is in town"))
        .containsExactly("eat");
  }

  @Test
  void otherLineBreaksAreWhiteSpace() {
    assertThat(breaks("He sold the house to Mr.\nDunn for a price")).isEmpty();
    assertThat(breaks("We met\nlast week in the middle of the town")).isEmpty();
    assertThat(breaks("Paris,\nLondon and Rome are large cities")).isEmpty();
    assertThat(breaks("He has 12\n500 letters from Rome")).isEmpty();
    assertThat(breaks("One line only - And no break")).isEmpty();
  }

  /** The tokens, which are separated by white space, after which line breaks make a sentence end more probable. */
  private static List<String> breaks(String text) {
    List<TextToken> tokens = new ArrayList<>();
    WhitespaceToken.of(text, false).forEach(stretch ->
        tokens.add(new TextToken(stretch.begin(), stretch.end(), List.of("_"))));
    LineBreaks lines = new LineBreaks(text, tokens);
    List<String> found = new ArrayList<>();
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (lines.bonus(i) > 0) {
        found.add(tokens.get(i).form(text));
      }
    }
    return found;
  }
}
