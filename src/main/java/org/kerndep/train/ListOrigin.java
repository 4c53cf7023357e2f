package org.kerndep.train;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.Treebank;
import org.kerndep.run.CodeVersion;

/**
 * Where lists of a {@link Jackknife} come from, and whether they go with a model.
 *
 * @param made what the file says of itself
 */
public record ListOrigin(Manifest made) {

  static final String TREES = "number of trees";

  /** Settings in which folds may differ from the model of the whole treebank. */
  private static final Set<String> MAY_DIFFER = Set.of("epochs", "keep", "seed");

  private static final String CONFIG = "config.";

  public static ListOrigin of(KBestFile lists) {
    return new ListOrigin(lists.made());
  }

  /** The most trees that a list can have. */
  int trees() {
    return made.get(TREES).map(Integer::parseInt).orElse(Integer.MAX_VALUE);
  }

  /** Refuses lists of another treebank. */
  void require(Treebank treebank) {
    if (!made.get(Fingerprint.DATA).equals(Optional.of(DataHash.of(treebank)))) {
      throw new IllegalArgumentException("the lists were made from other training data");
    }
  }

  /** In what the parsers that made the lists differ from a model that they shall stand for, in words. */
  public List<String> differences(Manifest model) throws IOException {
    List<String> found = new ArrayList<>();
    model.entries().forEach((key, value) -> {
      String setting = key.startsWith(CONFIG) ? key.substring(CONFIG.length()) : "";
      made.get(Fingerprint.SETTING + setting)
          .filter(other -> !MAY_DIFFER.contains(setting) && !other.equals(value))
          .ifPresent(other -> found.add(setting + "=" + other + " instead of " + value));
    });
    if (!made.get(Fingerprint.CODE).equals(Optional.of(CodeVersion.current()))) {
      found.add("other code");
    }
    return found;
  }
}
