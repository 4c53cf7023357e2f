package org.kerndep.data;

import java.util.List;
import java.util.Objects;

/**
 * One syntactic word and its annotation, in the terms of the CoNLL columns. A missing value is {@link #ABSENT}.
 *
 * @param form the word as written
 * @param lemma its base form
 * @param cpos the coarse part of speech (UPOS in Universal Dependencies)
 * @param pos the fine part of speech (XPOS)
 * @param feats morphological features joined by {@code |}, as in {@code Case=Nom|Number=Sing}
 * @param user what it has in layers that users name
 */
public record Word(String form, String lemma, String cpos, String pos, String feats, UserValues user) {

  /** The CoNLL sign for a value that is not there. */
  public static final String ABSENT = "_";

  public Word {
    form = orAbsent(Objects.requireNonNull(form, "form"));
    lemma = orAbsent(lemma);
    cpos = orAbsent(cpos);
    pos = orAbsent(pos);
    feats = orAbsent(feats);
    Objects.requireNonNull(user, "user");
  }

  /** A word without values in layers that users name. */
  public Word(String form, String lemma, String cpos, String pos, String feats) {
    this(form, lemma, cpos, pos, feats, UserValues.NONE);
  }

  /** The same word with other values in layers that users name. */
  public Word with(UserValues values) {
    return new Word(form, lemma, cpos, pos, feats, values);
  }

  /** The single features, empty if there are none. */
  public List<String> features() {
    return feats.equals(ABSENT) ? List.of() : List.of(feats.split("\\|"));
  }

  private static String orAbsent(String value) {
    return value == null || value.isEmpty() ? ABSENT : value;
  }
}
