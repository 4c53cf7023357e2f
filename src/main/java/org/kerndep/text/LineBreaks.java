package org.kerndep.text;

import java.util.List;
import org.kerndep.text.classifier.WordShapes;

/**
 * What line breaks tell about sentence ends. Treebanks have none, so this is not learnt. A line that begins with a
 * bullet begins a sentence. A line that is left although the next word would have had room on it, as after headlines
 * and items of lists, probably ends one if the next line begins with a capital. All other line breaks are white space.
 * Immutable.
 */
final class LineBreaks {

  /** What is added to the log odds of a sentence end. */
  private static final int BULLET = 8;
  private static final int ROOM = 4;

  private static final String BULLETS = "-*•·‣◦▪–—";
  private static final String CONTINUED = ",;:-–—(&/";

  private final String text;
  private final List<TextToken> tokens;
  private final boolean several;
  private final int longest;

  LineBreaks(String text, List<TextToken> tokens) {
    this.text = text;
    this.tokens = tokens;
    this.several = text.indexOf('\n') >= 0;
    this.longest = several ? text.lines().mapToInt(line -> line.strip().length()).max().orElse(0) : 0;
  }

  /** What the white space after a token adds to the log odds of a sentence end. */
  int bonus(int at) {
    int end = tokens.get(at).end();
    int next = tokens.get(at + 1).begin();
    int lineEnd = several ? text.indexOf('\n', end) : -1;
    if (lineEnd < 0 || lineEnd >= next) {
      return 0;
    }
    char first = text.charAt(next);
    if (BULLETS.indexOf(first) >= 0 && next + 1 < text.length() && WordShapes.isSpace(text.charAt(next + 1))) {
      return BULLET;
    }
    boolean begins = Character.isUpperCase(first) && CONTINUED.indexOf(text.charAt(end - 1)) < 0;
    return begins && lineLength(end) + 1 + wordLength(next) <= longest ? ROOM : 0;
  }

  private int lineLength(int end) {
    int start = end;
    while (start > 0 && text.charAt(start - 1) != '\n') {
      start--;
    }
    return text.substring(start, end).strip().length();
  }

  private int wordLength(int start) {
    int end = start;
    while (end < text.length() && !WordShapes.isSpace(text.charAt(end))) {
      end++;
    }
    return end - start;
  }
}
