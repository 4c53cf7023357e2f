package org.kerndep;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;

/**
 * How words speak for or against being of the language of a model, by the forms that it knows. Each word adds about the
 * logarithm of how likely it is to be known or not in the model's language, compared with another one. Short words are
 * few in any language, so that a model knows nearly all of its own; unknown long words are common in it too. A sum
 * needs no least number of words: a few that say much are enough. Only small vocabularies need many words and an
 * unknown majority of them. One thread.
 */
final class LanguageEvidence {

  /** A vocabulary of fewer forms does not know the short words of its language. */
  private static final int LARGE = 3000;
  private static final int ENOUGH_FOR_SMALL = 50;
  private static final double LEAST_KNOWN = 0.3;
  /** Sums below are against the language. */
  private static final double AGAINST = -5;
  private static final int MOST_EXAMPLES = 3;
  private static final Pattern WORD = Pattern.compile("(?=.*\\p{L})[['\\-][^\\p{Punct}\\d]]+");
  /** Up to two letters, three or four, and more: what a known and an unknown word add. */
  private static final double[] KNOWN = {0, 1, 2};
  private static final double[] UNKNOWN = {-3, -2.5, -1};
  private static final double UNKNOWN_LETTER = -1;
  /** An unknown word with a capital letter within a sentence can be a name in any language. */
  private static final double UNKNOWN_NAME = -0.6;

  private final Vocabulary model;
  private final List<String> examples = new ArrayList<>();
  private double sum;
  private long words;
  private long unknown;

  LanguageEvidence(Vocabulary model) {
    this.model = model;
  }

  /** Takes the words of a sentence into account; those such as addresses and numbers say nothing. */
  void add(Sentence sentence) {
    boolean first = true;
    for (Word word : sentence.words()) {
      if (WORD.matcher(word.form()).matches()) {
        add(word.form(), first);
        first = false;
      }
    }
  }

  private void add(String form, boolean first) {
    long letters = form.codePoints().filter(Character::isLetter).count();
    int length = letters <= 2 ? 0 : letters <= 4 ? 1 : 2;
    words++;
    if (isKnown(form)) {
      sum += KNOWN[length];
      return;
    }
    unknown++;
    boolean name = !first && Character.isUpperCase(form.codePointAt(0));
    sum += name ? UNKNOWN_NAME : letters == 1 ? UNKNOWN_LETTER : UNKNOWN[length];
    if (!name && letters > 1 && examples.size() < MOST_EXAMPLES && !examples.contains(form)) {
      examples.add(form);
    }
  }

  /** Whether the model has seen a form, in whatever case. */
  private boolean isKnown(String form) {
    String lower = form.toLowerCase(Locale.ROOT);
    int second = lower.offsetByCodePoints(0, 1);
    return isForm(form) || isForm(lower) || isForm(lower.substring(0, second).toUpperCase(Locale.ROOT)
        + lower.substring(second));
  }

  private boolean isForm(String form) {
    return model.id(Layer.FORM, form) >= Vocabulary.FIRST;
  }

  /** Whether the words seem to be of another language than the model. */
  boolean isAgainst() {
    return model.values(Layer.FORM).size() >= LARGE ? sum < AGAINST
        : words >= ENOUGH_FOR_SMALL && words - unknown < LEAST_KNOWN * words;
  }

  /** How many of 100 words the model has not seen. */
  long percentUnknown() {
    return Math.round(100.0 * unknown / Math.max(1, words));
  }

  /** Some words that it has not seen. */
  String examples() {
    return String.join(", ", examples);
  }
}
