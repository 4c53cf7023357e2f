package org.kerndep.io;

import java.util.List;

/**
 * The text of one sentence and where it stands; put together it is the input byte for byte.
 *
 * @param file what errors call the input
 * @param firstLine the number of the first line
 * @param before byte-order mark and blank lines before the sentence
 * @param lines comments and rows, without line ends
 * @param lineEnds what ends each of the lines; the last may have none
 * @param after the blank line behind the sentence, empty at the end of the input
 */
record RawBlock(String file, long firstLine, String before, List<String> lines, List<String> lineEnds, String after) {

  RawBlock {
    lines = List.copyOf(lines);
    lineEnds = List.copyOf(lineEnds);
  }

  RawBlock withLines(List<String> newLines) {
    return new RawBlock(file, firstLine, before, newLines, lineEnds, after);
  }

  /** The number of the last line. */
  long lastLine() {
    return firstLine + lines.size() - 1;
  }

  String text() {
    StringBuilder text = new StringBuilder(before);
    for (int i = 0; i < lines.size(); i++) {
      text.append(lines.get(i)).append(lineEnds.get(i));
    }
    return text.append(after).toString();
  }
}
