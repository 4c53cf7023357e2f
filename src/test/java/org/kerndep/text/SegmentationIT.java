package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.kerndep.bundle.PublishedModel;

/** The published English model cuts texts that are hard to cut. */
class SegmentationIT {

  /** How many of the 100 examples are right at least; raise it with a better model. */
  private static final int FLOOR = 93;

  @Test
  void mostHardLinesAreCutRightly() throws Exception {
    TextModel model = PublishedModel.ENGLISH.read().text().orElseThrow();
    List<SegmentationExample> examples = SegmentationExample.english();
    List<SegmentationExample> wrong = examples.stream().filter(example -> !example.isRight(model)).toList();
    assertThat(examples).hasSize(100);
    assertThat(examples.size() - wrong.size())
        .as(() -> wrong.stream().map(example -> String.join(" | ", example.sentences()) + "\n  but: "
            + String.join(" | ", TextExamples.segments(model, example.text()))).collect(Collectors.joining("\n")))
        .isGreaterThanOrEqualTo(FLOOR);
  }
}
