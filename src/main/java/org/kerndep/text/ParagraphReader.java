package org.kerndep.text;

import java.io.IOException;
import org.kerndep.io.PlainTextReader;
import org.kerndep.text.classifier.WordShapes;

/**
 * Cuts a text into paragraphs, and long paragraphs into pieces. The unused end of a piece becomes the beginning of the
 * next. One thread.
 */
final class ParagraphReader {

  private final PlainTextReader text;
  private final boolean lineByLine;
  private final int most;
  private final char[] buffer = new char[1 << 12];
  /** Text that was read but not used yet: the piece and what follows it. */
  private final StringBuilder ahead = new StringBuilder();
  private String piece = "";
  private boolean start;
  private boolean complete = true;
  private boolean ended;
  /** How many characters (code points) came before the piece. */
  private int before;

  /**
   * A reader.
   *
   * @param lineByLine whether a line is a paragraph
   * @param most the most characters of a piece
   */
  ParagraphReader(PlainTextReader text, boolean lineByLine, int most) {
    this.text = text;
    this.lineByLine = lineByLine;
    this.most = most;
  }

  /** Moves to the next piece; false if there is none. */
  boolean advance() throws IOException {
    do {
      start = complete;
      cutPiece();
      if (!piece.isBlank()) {
        return true;
      }
      keepFrom(piece.length());
    } while (!ended || !ahead.isEmpty());
    return false;
  }

  private void cutPiece() throws IOException {
    int end = paragraphEnd();
    while (end < 0 && ahead.length() < most && read()) {
      end = paragraphEnd();
    }
    complete = end >= 0 && end <= most || end < 0 && ahead.length() <= most && ended;
    piece = ahead.substring(0, !complete ? cut() : end < 0 ? ahead.length() : end);
  }

  /** The place after the line break that ends the first paragraph, -1 if that has not been read yet. */
  private int paragraphEnd() {
    boolean blank = true;
    for (int i = 0; i < ahead.length(); i++) {
      if (ahead.charAt(i) == '\n') {
        if (lineByLine || blank) {
          return i + 1;
        }
        blank = true;
      } else {
        blank &= WordShapes.isSpace(ahead.charAt(i));
      }
    }
    return -1;
  }

  /** Where to cut a paragraph that is too long: after the last white space that fits, or else at the limit. */
  private int cut() {
    int end = most;
    while (end > 0 && !WordShapes.isSpace(ahead.charAt(end - 1))) {
      end--;
    }
    return end > 0 ? end : Character.isHighSurrogate(ahead.charAt(most - 1)) ? most - 1 : most;
  }

  private boolean read() throws IOException {
    int count = text.read(buffer);
    ended = count < 0;
    ahead.append(buffer, 0, Math.max(0, count));
    return !ended;
  }

  /** The piece. */
  String text() {
    return piece;
  }

  /** Whether a paragraph begins with the piece. */
  boolean isStart() {
    return start;
  }

  /** Whether a paragraph ends with the piece. */
  boolean isComplete() {
    return complete;
  }

  /** How many characters of the text, as Unicode counts them, are before the piece. */
  int before() {
    return before;
  }

  /** Keeps the piece from a place on for the next piece. */
  void keepFrom(int place) {
    before += Character.codePointCount(ahead, 0, place);
    ahead.delete(0, place);
  }
}
