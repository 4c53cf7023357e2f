package org.kerndep.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextPiecesTest {

  @Test
  void separatorsInBracketsAreParts() {
    assertThat(TextPieces.split("a,b[c=d(e,f),g],h", ',')).containsExactly("a", "b[c=d(e,f),g]", "h");
    assertThat(TextPieces.split("a(b=1e+2)+c", '+')).containsExactly("a(b=1e+2)", "c");
    assertThat(TextPieces.split(",", ',')).containsExactly("", "");
    assertThat(TextPieces.split("", ',')).containsExactly("");
  }
}
