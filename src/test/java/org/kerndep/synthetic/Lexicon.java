package org.kerndep.synthetic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.kerndep.data.Word;
import org.kerndep.synthetic.Agreement.Gender;
import org.kerndep.synthetic.Agreement.Number;

/**
 * The words of the made-up language. It is the same for every seed, so that what is learned from one treebank holds in
 * another; the random numbers only choose among its words, frequent ones first.
 */
final class Lexicon {

  private static final long LANGUAGE = 2015;
  private static final String[] ONSETS = {
    "b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "sh", "tr"};
  private static final String[] VOWELS = {"a", "e", "i", "o", "u"};

  private static final List<String> NOUNS;
  private static final List<String> ADJECTIVES;
  private static final List<String> VERBS;
  private static final List<String> ADVERBS;
  private static final List<String> PREPOSITIONS = List.of("ab", "eth", "im", "ulo");
  private static final List<String> CONJUNCTIONS = List.of("ko", "uk");

  static {
    SplittableRandom random = new SplittableRandom(LANGUAGE);
    Set<String> stems = new LinkedHashSet<>();
    while (stems.size() < 300) {
      stems.add(syllable(random) + syllable(random) + ONSETS[random.nextInt(ONSETS.length)]);
    }
    List<String> all = new ArrayList<>(stems);
    NOUNS = all.subList(0, 150);
    ADJECTIVES = all.subList(150, 200);
    VERBS = all.subList(200, 270);
    ADVERBS = all.subList(270, 300);
  }

  private final SplittableRandom random;

  Lexicon(SplittableRandom random) {
    this.random = random;
  }

  /** A noun stem; its gender is {@link #genderOf}. */
  String nounStem() {
    return choose(NOUNS);
  }

  static Gender genderOf(String nounStem) {
    return Gender.values()[NOUNS.indexOf(nounStem) % Gender.values().length];
  }

  static Word noun(String stem, Agreement agreement) {
    return new Word(stem + agreement.ending(), stem, "NOUN", "N", agreement.feats());
  }

  Word adjective(Agreement agreement) {
    String stem = choose(ADJECTIVES);
    return new Word(stem + agreement.ending(), stem, "ADJ", "A", agreement.feats());
  }

  static Word determiner(Agreement agreement) {
    return new Word("th" + agreement.ending(), "th", "DET", "D", agreement.feats() + "|PronType=Art");
  }

  static Word relativePronoun(Agreement agreement) {
    return new Word("qu" + agreement.ending(), "qu", "PRON", "R", agreement.feats() + "|PronType=Rel");
  }

  Word verb(Number subject) {
    String stem = choose(VERBS);
    String ending = subject == Number.Sing ? "it" : "unt";
    return new Word(stem + ending, stem, "VERB", "V", "Number=" + subject + "|VerbForm=Fin");
  }

  Word adverb() {
    String stem = choose(ADVERBS);
    return new Word(stem + "wi", stem, "ADV", "B", "Degree=Pos");
  }

  Word preposition() {
    String form = choose(PREPOSITIONS);
    return new Word(form, form, "ADP", "P", "AdpType=Prep");
  }

  Word conjunction() {
    String form = choose(CONJUNCTIONS);
    return new Word(form, form, "CCONJ", "C", "ConjType=Comp");
  }

  static Word particle() {
    return new Word("na", "na", "PART", "T", "PartType=Emp");
  }

  static Word comma() {
    return new Word(",", ",", "PUNCT", "Z", "PunctType=Comm");
  }

  static Word period() {
    return new Word(".", ".", "PUNCT", "Z", "PunctType=Peri");
  }

  private String choose(List<String> words) {
    double u = random.nextDouble();
    return words.get((int) (words.size() * u * u));
  }

  private static String syllable(SplittableRandom random) {
    return ONSETS[random.nextInt(ONSETS.length)] + VOWELS[random.nextInt(VOWELS.length)];
  }
}
