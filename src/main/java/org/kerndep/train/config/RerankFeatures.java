package org.kerndep.train.config;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a reranker looks at: one kind of features or several. In text their names with {@code +} between. Immutable.
 */
public record RerankFeatures(Set<Kind> kinds) {

  /** A kind of features. The name in text is in lower case. */
  public enum Kind {
    /** Those of a kernel. */
    KERNEL,
    /** Those of the base parser's templates, first to third order. */
    MANUAL,
    /** Those of whole trees. */
    TREE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public RerankFeatures {
    kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
  }

  public static RerankFeatures parse(String text) {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    for (String name : text.split("\\+", -1)) {
      kinds.add(Arrays.stream(Kind.values()).filter(kind -> kind.toString().equals(name)).findFirst()
          .orElseThrow(() -> new IllegalArgumentException("unknown features " + name + "; known are " + names())));
    }
    return new RerankFeatures(kinds);
  }

  /** The names of the kinds. */
  static List<String> names() {
    return Arrays.stream(Kind.values()).map(Kind::toString).toList();
  }

  public boolean have(Kind kind) {
    return kinds.contains(kind);
  }

  @Override
  public String toString() {
    return kinds.stream().map(Kind::toString).collect(Collectors.joining("+"));
  }
}
