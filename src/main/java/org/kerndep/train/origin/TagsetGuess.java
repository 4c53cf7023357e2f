package org.kerndep.train.origin;

import java.util.List;
import java.util.Set;

/**
 * Tells from the labels of a treebank which scheme they belong to: {@code ud} if each is one of the 37 relations of
 * Universal Dependencies v2, with or without a subtype, else {@code unknown}. Stateless.
 */
public final class TagsetGuess {

  /** Where a manifest keeps the name. */
  public static final String KEY = "dependency-tagset";

  /** Universal Dependencies v2. */
  public static final String UD = "ud";

  /** Any other scheme. */
  public static final String UNKNOWN = "unknown";

  private static final Set<String> UD_RELATIONS = Set.of("acl", "advcl", "advmod", "amod", "appos", "aux", "case", "cc",
      "ccomp", "clf", "compound", "conj", "cop", "csubj", "dep", "det", "discourse", "dislocated", "expl", "fixed",
      "flat", "goeswith", "iobj", "list", "mark", "nmod", "nsubj", "nummod", "obj", "obl", "orphan", "parataxis",
      "punct", "reparandum", "root", "vocative", "xcomp");

  private TagsetGuess() {}

  public static String of(List<String> labels) {
    return labels.stream().allMatch(label -> UD_RELATIONS.contains(universal(label))) ? UD : UNKNOWN;
  }

  private static String universal(String label) {
    int colon = label.indexOf(':');
    return colon < 0 ? label : label.substring(0, colon);
  }
}
