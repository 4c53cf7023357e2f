package org.kerndep.text.tagger;

import java.util.Collections;
import java.util.SortedMap;
import org.kerndep.text.classifier.Features;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.classifier.WordShapes;

/**
 * Gives words their lemmas: a model chooses a {@link LemmaRule} by the word's affixes and tags, and a table lists the
 * words of the treebank for which that is wrong. Immutable; share freely.
 */
public final class Lemmatizer {

  private static final int LONGEST_SUFFIX = 5;
  private static final int LONGEST_PREFIX = 2;

  private final ModelsByTag rules;
  private final SortedMap<String, String> exceptions;

  /**
   * A lemmatizer.
   *
   * @param rules chooses texts of rules
   * @param exceptions lemmas by form and part of speech, or by form, part of speech and features
   */
  public Lemmatizer(ModelsByTag rules, SortedMap<String, String> exceptions) {
    LemmaRule.parse(rules.otherwise());
    rules.models().values().forEach(model -> model.outcomes().names().forEach(LemmaRule::parse));
    this.rules = rules;
    this.exceptions = Collections.unmodifiableSortedMap(exceptions);
  }

  public ModelsByTag rules() {
    return rules;
  }

  public SortedMap<String, String> exceptions() {
    return exceptions;
  }

  String lemma(String form, String upos, String feats) {
    String known = exception(form, upos, feats);
    if (known == null) {
      String lower = WordShapes.lower(form);
      known = lower.equals(form) ? null : exception(lower, upos, feats);
    }
    return known == null ? ruled(form, upos, feats) : known;
  }

  private String exception(String form, String upos, String feats) {
    String known = exceptions.get(key(form, upos, feats));
    return known == null ? exceptions.get(key(form, upos)) : known;
  }

  /** The lemma by rules alone. */
  String ruled(String form, String upos, String feats) {
    return LemmaRule.parse(rules.best(upos, () -> context(form, feats))).apply(form);
  }

  static String key(String... parts) {
    return String.join("\t", parts);
  }

  static Features context(String form, String feats) {
    String lower = WordShapes.lower(form);
    Features features = new Features();
    features.add("f", feats);
    features.add("h", WordShapes.of(form));
    for (int length = 1; length <= LONGEST_SUFFIX && length <= lower.length(); length++) {
      String suffix = WordShapes.suffix(lower, length);
      features.add("s", suffix);
      features.add("fs", feats, suffix);
    }
    for (int length = 1; length <= LONGEST_PREFIX && length <= lower.length(); length++) {
      features.add("p", WordShapes.prefix(lower, length));
    }
    features.add("l", Integer.toString(Math.min(lower.length(), LONGEST_SUFFIX)));
    return features;
  }
}
