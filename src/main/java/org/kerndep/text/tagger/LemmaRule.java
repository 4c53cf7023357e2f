package org.kerndep.text.tagger;

import java.util.Locale;

/**
 * How a lemma is made from a form: letters are removed and added at both ends, possibly after lower-casing. As text
 * {@code l|0||1|y} means lower case, nothing changed in front, the last letter replaced by y.
 *
 * @param lower whether the form is lower-cased first
 * @param cutFront how many letters are removed in front
 * @param front what is added there
 * @param cutBack how many letters are removed at the end
 * @param back what is added there
 */
record LemmaRule(boolean lower, int cutFront, String front, int cutBack, String back) {

  private static final String SEPARATOR = "|";

  /** A rule that makes this lemma from this form: the one that keeps the longest stretch. */
  static LemmaRule of(String form, String lemma) {
    LemmaRule small = of(form.toLowerCase(Locale.ROOT), lemma, true);
    LemmaRule kept = of(form, lemma, false);
    return kept.changes() < small.changes() ? kept : small;
  }

  private static LemmaRule of(String form, String lemma, boolean lower) {
    int length = 0;
    int inForm = 0;
    int inLemma = 0;
    int[] before = new int[lemma.length() + 1];
    for (int i = 1; i <= form.length(); i++) {
      int[] now = new int[lemma.length() + 1];
      for (int j = 1; j <= lemma.length(); j++) {
        now[j] = form.charAt(i - 1) == lemma.charAt(j - 1) ? before[j - 1] + 1 : 0;
        if (now[j] > length) {
          length = now[j];
          inForm = i - length;
          inLemma = j - length;
        }
      }
      before = now;
    }
    return new LemmaRule(lower, inForm, lemma.substring(0, inLemma), form.length() - inForm - length,
        lemma.substring(inLemma + length));
  }

  private int changes() {
    return cutFront + front.length() + cutBack + back.length();
  }

  /** A rule from its text. */
  static LemmaRule parse(String text) {
    String[] parts = text.split("\\|", -1);
    if (parts.length != 5) {
      throw new IllegalArgumentException("not a lemma rule: " + text);
    }
    return new LemmaRule(parts[0].equals("l"), Integer.parseInt(parts[1]), parts[2], Integer.parseInt(parts[3]),
        parts[4]);
  }

  /** The lemma of a form; the form itself if it is too short for the rule. */
  String apply(String form) {
    String base = lower ? form.toLowerCase(Locale.ROOT) : form;
    return base.length() < cutFront + cutBack || base.length() + front.length() + back.length() == cutFront + cutBack
        ? base
        : front + base.substring(cutFront, base.length() - cutBack) + back;
  }

  /** Whether the text of the rule can be parsed. */
  boolean hasText() {
    return !(front + back).contains(SEPARATOR);
  }

  @Override
  public String toString() {
    return String.join(SEPARATOR, lower ? "l" : "k", Integer.toString(cutFront), front, Integer.toString(cutBack),
        back);
  }
}
