package org.kerndep.rerank.mined;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What mined features are conjunctions of. The name in text is in lower case. */
public enum MiningSpace {
  /** Features of arcs that form a fragment of the tree: the space of the tree kernel. */
  TREE,
  /** Features of any arcs of the tree, wherever they are: the space of a polynomial kernel. */
  POLYNOMIAL;

  public static MiningSpace parse(String name) {
    return Arrays.stream(values()).filter(space -> space.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown space " + name + "; known are " + names()));
  }

  public static List<String> names() {
    return Arrays.stream(values()).map(MiningSpace::toString).toList();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
