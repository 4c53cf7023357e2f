package org.kerndep.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A text with its cuts into sentences, tokens and words, from {@code segmentation-en.txt}, which explains the signs.
 *
 * @param text without cuts
 * @param sentences with spaces between tokens and {@code +} between the words of a token
 */
record SegmentationExample(String text, List<String> sentences) {

  static List<SegmentationExample> english() throws IOException {
    try (InputStream in = SegmentationExample.class.getResourceAsStream("segmentation-en.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#")).map(SegmentationExample::parse).toList();
    }
  }

  static SegmentationExample parse(String line) {
    String text = line.replace(" | ", " ").replaceAll("[|¦‿]", "").replace('⏎', '\n');
    List<String> sentences = Arrays.stream(line.split("\\|"))
        .map(cut -> cut.replace('⏎', ' ').replace('¦', ' ').replace('‿', '+').strip()).toList();
    return new SegmentationExample(text, sentences);
  }

  boolean isRight(TextModel model) {
    return TextExamples.segments(model, text).equals(sentences);
  }
}
