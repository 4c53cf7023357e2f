package org.kerndep.text;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.kerndep.text.classifier.WordShapes;

/**
 * What is known of words before a text is cut into tokens and sentences: how often the treebank has them in lower case
 * and capitalised, which are abbreviated, and which follow another without a sign between. Immutable; share freely.
 */
public final class Lexicon {

  /** Of models that were trained without one. */
  public static final Lexicon NONE = 
      new Lexicon(Collections.emptySortedMap(), Collections.emptySortedMap(), Collections.emptySortedSet());

  /** The class of words and abbreviations that are not known. */
  static final String UNKNOWN = "?";

  private final SortedMap<String, Count> counts;
  private final SortedMap<String, String> abbreviations;
  private final SortedSet<String> enclitics;
  private final Map<String, Count> byWord;
  private final Map<String, String> kinds;
  private final Set<String> rightParts;
  private final int longestRightPart;

  /**
   * How often a word occurs.
   *
   * @param lower in lower case
   * @param capitalised with a capital first letter
   */
  public record Count(int lower, int capitalised) {

    public Count {
      if (lower < 0 || capitalised < 0 || lower + capitalised == 0) {
        throw new IllegalArgumentException("a word that occurs " + lower + " and " + capitalised + " times");
      }
    }

    /** One of five classes, from words that are always lower case to those that never are. */
    private static String classOf(int lower, int capitalised) {
      int all = lower + capitalised;
      if (all <= 0) {
        return UNKNOWN;
      }
      return lower == 0 ? all == 1 ? "u" : "U" : 2 * lower < all ? "m" : 10 * lower < 9 * all ? "l" : "L";
    }
  }

  /**
   * A lexicon.
   *
   * @param counts how often words occur, by their lower case
   * @param abbreviations the kinds of abbreviations, by their lower case without the final stop
   * @param enclitics the lower case of what may follow a letter as a word or token of its own, such as {@code n't};
   *     empty if the treebank does not tell them all
   */
  public Lexicon(SortedMap<String, Count> counts, SortedMap<String, String> abbreviations,
      SortedSet<String> enclitics) {
    this.counts = Collections.unmodifiableSortedMap(counts);
    this.abbreviations = Collections.unmodifiableSortedMap(abbreviations);
    this.enclitics = Collections.unmodifiableSortedSet(enclitics);
    this.rightParts = new HashSet<>(enclitics);
    this.longestRightPart = enclitics.stream().mapToInt(String::length).max().orElse(0);
    this.byWord = new HashMap<>(counts);
    this.kinds = new HashMap<>(abbreviations);
  }

  public SortedMap<String, Count> counts() {
    return counts;
  }

  public SortedMap<String, String> abbreviations() {
    return abbreviations;
  }

  public SortedSet<String> enclitics() {
    return enclitics;
  }

  /** Whether nothing is known, so that features of words do not help. */
  boolean isEmpty() {
    return counts.isEmpty();
  }

  /**
   * How a word is mostly written.
   *
   * @param form as it is written in the text
   * @param own how often the word is counted for that text itself: once for a text of the treebank, else 0
   */
  String caseOf(String form, String lower, int own) {
    Count count = byWord.get(lower);
    if (count == null) {
      return UNKNOWN;
    }
    boolean capitalised = Character.isUpperCase(form.charAt(0));
    return Count.classOf(count.lower - (capitalised ? 0 : own), count.capitalised - (capitalised ? own : 0));
  }

  /** The kind of an abbreviation, in lower case and without its final stop. */
  String abbreviation(String lower) {
    return kinds.getOrDefault(lower, UNKNOWN);
  }

  /** Whether a word may begin between two letters, the second of which is at a place. */
  boolean mayFollowLetter(String text, int at) {
    if (rightParts.isEmpty()) {
      return true;
    }
    int end = WordShapes.lettersEnd(text, at, at + longestRightPart + 1);
    return end - at <= longestRightPart && rightParts.contains(WordShapes.lower(text.substring(at, end)));
  }
}
