package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.testing.Conll;

class SurfaceTokenTest {

  @Test
  void multiwordTokensStandForTheirWordsAndEmptyNodesForNothing() throws IOException {
    String text = lines("# text = Im Teich", "1-2\tIm\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No", row(1, "in", 3, "case"),
        row(2, "dem", 3, "det"), row("2.1", "alten", "_", "_"), row(3, "Teich", 0, "root"), "");
    assertThat(surface(text)).containsExactly(
        new SurfaceToken(1, 2, "Im", true, false), new SurfaceToken(3, 3, "Teich", false, true));
  }

  @Test
  void aMultiwordTokenMayHaveOneWord() throws IOException {
    assertThat(surface(lines(row("1-1", "Im", "_", "_"), row(1, "im", 0, "root"), "")))
        .containsExactly(new SurfaceToken(1, 1, "Im", true, true));
  }

  @ParameterizedTest
  @CsvSource({"_, true", "SpaceAfter=No, false", "A=1|SpaceAfter=No|B=2, false", "SpaceAfter=Not, true",
      "XSpaceAfter=No, true", "SpaceAfter=Yes, true"})
  void onlyTheWholeValueMeansNoSpace(String misc, boolean space) throws IOException {
    assertThat(surface("1\tIm\t_\t_\t_\t_\t0\troot\t_\t" + misc + "\n").get(0).spaceAfter()).isEqualTo(space);
  }

  @Test
  void otherFormatsHaveNoMisc() throws IOException {
    byte[] conllx = "1\tIm\t_\t_\t_\t_\t0\troot\t_\tSpaceAfter=No\n".getBytes(StandardCharsets.UTF_8);
    ConllBlock block = Conll.read("x.conll", conllx, null, TreeColumns.IGNORE).get(0);
    assertThat(block.surfaceTokens().get(0).spaceAfter()).isTrue();
  }

  @Test
  void spacesStandBetweenTokens() {
    assertThat(SurfaceToken.text(List.of(new SurfaceToken(1, 2, "Im", true, true),
        new SurfaceToken(3, 3, "Teich", false, false), new SurfaceToken(4, 4, ".", false, true))))
        .isEqualTo("Im Teich.");
  }

  private static List<SurfaceToken> surface(String text) throws IOException {
    return Conll.read(text, TreeColumns.IGNORE).get(0).surfaceTokens();
  }
}
