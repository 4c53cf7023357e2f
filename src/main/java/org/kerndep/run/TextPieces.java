package org.kerndep.run;

import java.util.ArrayList;
import java.util.List;

/** Texts in pieces. */
public final class TextPieces {

  private TextPieces() {}

  /** What is between the separators that are in no brackets and no parentheses; at least one piece. */
  public static List<String> split(String text, char separator) {
    List<String> pieces = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
      if (c == separator && depth == 0) {
        pieces.add(text.substring(from, i));
        from = i + 1;
      }
    }
    pieces.add(text.substring(from));
    return pieces;
  }
}
