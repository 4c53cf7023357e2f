package org.kerndep.eval;

import java.util.Arrays;
import java.util.Locale;
import org.kerndep.data.Word;

/** Which words count when trees are scored. Figures under different rules cannot be compared. */
public enum Punctuation {
  /** All words count. */
  KEEP,
  /** Words made only of Unicode punctuation do not count (the CoNLL-X scorer's rule). */
  CONLL,
  /** Words whose coarse tag is PUNCT do not count. */
  UPOS;

  /** The rule of that name. */
  public static Punctuation parse(String name) {
    return Arrays.stream(values())
        .filter(rule -> rule.toString().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown rule " + name + "; known are keep, conll and upos"));
  }

  public boolean counts(Word word) {
    return switch (this) {
      case KEEP -> true;
      case CONLL -> !word.form().codePoints().allMatch(Punctuation::isPunctuation);
      case UPOS -> !word.cpos().equals("PUNCT");
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static boolean isPunctuation(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONNECTOR_PUNCTUATION, Character.DASH_PUNCTUATION, Character.START_PUNCTUATION,
          Character.END_PUNCTUATION, Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION -> true;
      default -> false;
    };
  }
}
