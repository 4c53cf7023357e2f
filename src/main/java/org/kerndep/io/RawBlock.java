package org.kerndep.io;

import java.util.ArrayList;
import java.util.List;

/**
 * The text of one sentence and its place in the file, or many blank lines. All blocks together are the input byte for
 * byte.
 *
 * @param file what errors call the input
 * @param firstLine the number of the first line
 * @param before byte-order mark and blank lines before the sentence
 * @param lines comments and rows, without line ends
 * @param lineEnds what ends each of the lines; the last may have none
 * @param after the blank line after the sentence, empty at the end of the input
 */
public record RawBlock(String file, long firstLine, String before, List<String> lines, List<String> lineEnds,
    String after) {

  public RawBlock {
    lines = List.copyOf(lines);
    lineEnds = List.copyOf(lineEnds);
  }

  /** Whether there is no sentence, but blank lines alone. */
  public boolean isBlank() {
    return lines.stream().allMatch(String::isBlank);
  }

  RawBlock withLines(List<String> newLines) {
    return new RawBlock(file, firstLine, before, newLines, lineEnds, after);
  }

  /** The same lines with nothing before them. */
  public RawBlock withoutBefore() {
    return new RawBlock(file, firstLine, "", lines, lineEnds, after);
  }

  /** The same block, its last line ended and followed by a blank line, so that another block can follow. */
  public RawBlock ended() {
    List<String> ends = new ArrayList<>(lineEnds);
    ends.set(ends.size() - 1, ended(ends.get(ends.size() - 1)));
    return new RawBlock(file, firstLine, before, lines, ends, ended(after));
  }

  /**
   * The block with further comments after those at its beginning. Comments there that start with the prefix are
   * replaced.
   */
  public RawBlock withComments(String prefix, List<String> comments) {
    List<String> newLines = new ArrayList<>();
    List<String> newEnds = new ArrayList<>();
    int row = 0;
    for (; row < lines.size() && lines.get(row).startsWith("#"); row++) {
      if (!lines.get(row).startsWith(prefix)) {
        newLines.add(lines.get(row));
        newEnds.add(ended(lineEnds.get(row)));
      }
    }
    for (String comment : comments) {
      newLines.add(comment);
      newEnds.add(ended(lineEnds.get(0)));
    }
    newLines.addAll(lines.subList(row, lines.size()));
    newEnds.addAll(lineEnds.subList(row, lines.size()));
    return new RawBlock(file, firstLine, before, newLines, newEnds, after);
  }

  private String ended(String lineEnd) {
    return lineEnd.endsWith("\n") ? lineEnd : lineEnds.get(0).endsWith("\n") ? lineEnds.get(0) : "\n";
  }

  /** The number of the last line. */
  long lastLine() {
    return firstLine + lines.size() - 1;
  }

  public String text() {
    StringBuilder text = new StringBuilder(before);
    for (int i = 0; i < lines.size(); i++) {
      text.append(lines.get(i)).append(lineEnds.get(i));
    }
    return text.append(after).toString();
  }
}
