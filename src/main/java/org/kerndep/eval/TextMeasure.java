package org.kerndep.eval;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.kerndep.data.Word;

/** What is scored when two analyses of a text are compared. */
public enum TextMeasure {
  SENTENCES("sentences"),
  TOKENS("tokens"),
  WORDS("words", (gold, system) -> true),
  UPOS("UPOS", (gold, system) -> gold.cpos().equals(system.cpos())),
  XPOS("XPOS", (gold, system) -> gold.pos().equals(system.pos())),
  /** Of the features only those that are defined for all languages. */
  UFEATS("UFeats", (gold, system) -> universal(gold).equals(universal(system))),
  /** A word whose gold lemma is absent counts as right. */
  LEMMAS("lemmas", (gold, system) -> gold.lemma().equals(Word.ABSENT) || gold.lemma().equals(system.lemma())),
  /** The head is the same word, or both are roots. */
  UAS("UAS"),
  /** The same, and the label is the same up to its first colon. */
  LAS("LAS");

  private static final Set<String> UNIVERSAL = Set.of("PronType", "NumType", "Poss", "Reflex", "Foreign", "Abbr",
      "Gender", "Animacy", "Number", "Case", "Definite", "Degree", "VerbForm", "Mood", "Tense", "Aspect", "Voice",
      "Evident", "Polarity", "Person", "Polite");

  private final String title;
  private final BiPredicate<Word, Word> words;

  TextMeasure(String title) {
    this(title, null);
  }

  TextMeasure(String title, BiPredicate<Word, Word> words) {
    this.title = title;
    this.words = words;
  }

  /** Whether it is found by looking at two words alone. */
  boolean isOfWords() {
    return words != null;
  }

  boolean agree(Word gold, Word system) {
    return words.test(gold, system);
  }

  /** Those that compare words, heads included. */
  static List<TextMeasure> ofAlignedWords() {
    return Arrays.stream(values()).filter(measure -> measure.compareTo(WORDS) >= 0).toList();
  }

  /** The name in JSON. */
  public String key() {
    return title.toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    return title;
  }

  private static Set<String> universal(Word word) {
    return word.features().stream().filter(feature -> UNIVERSAL.contains(feature.split("=", 2)[0]))
        .collect(Collectors.toSet());
  }
}
