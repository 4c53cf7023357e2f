package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

class ConllKBestParserTest {

  /** The first sentence has one tree, the other many. */
  private static final byte[] INPUT = lines(row(1, "Croak", "_", "_"), "", row(1, "Green", "_", "_"),
      row(2, "frogs", "_", "_"), row(3, "croak", "_", "_"), row(4, "loudly", "_", "_"), "")
      .getBytes(StandardCharsets.UTF_8);

  private final DependencyParser parser = new DependencyParser(Examples.englishModel());

  @Test
  void countsShortListsAndWritesTheSameWhateverIsInMemory() throws IOException {
    ByteArrayOutputStream atOnce = new ByteArrayOutputStream();
    ByteArrayOutputStream promptly = new ByteArrayOutputStream();
    ConllKBestParser.Result result = new ConllKBestParser.Result(2, 1);
    assertThat(parse(atOnce, 3, false)).isEqualTo(result);
    assertThat(parse(promptly, 3, true)).isEqualTo(result);
    assertThat(promptly.toString(StandardCharsets.UTF_8)).isEqualTo(atOnce.toString(StandardCharsets.UTF_8));
    assertThat(parse(new ByteArrayOutputStream(), 1, false)).isEqualTo(new ConllKBestParser.Result(2, 0));
  }

  private ConllKBestParser.Result parse(ByteArrayOutputStream bytes, int k, boolean prompt) throws IOException {
    try (Workers workers = new Workers(1);
        ConllReader in = new ConllReader("test", new ByteArrayInputStream(INPUT), null, TreeColumns.IGNORE);
        ConllWriter out = new ConllWriter(bytes, null)) {
      return new ConllKBestParser(parser, workers, k, KBestFormat.JSONL, false).parse(in, out, prompt, Progress.NONE);
    }
  }

  @Test
  void rejectsNoTrees() {
    try (Workers workers = new Workers(1)) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new ConllKBestParser(parser, workers, 0, KBestFormat.CONLLU, false))
          .withMessage("k must be at least 1: 0");
    }
  }
}
