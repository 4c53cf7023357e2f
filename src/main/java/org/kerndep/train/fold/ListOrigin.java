package org.kerndep.train.fold;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.Treebank;
import org.kerndep.run.CodeVersion;
import org.kerndep.train.config.Setting;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.origin.DataHash;
import org.kerndep.train.origin.Fingerprint;
import org.kerndep.train.origin.ModelOrigin;

/**
 * Where lists of a {@link Jackknife} come from, and whether they go with a model.
 *
 * @param made what the file says of itself
 */
public record ListOrigin(Manifest made) {

  public static final String TREES = "number of trees";
  public static final String TAGGINGS = "number of taggings";
  public static final String LABELLINGS = "number of labellings";
  public static final String FOLDS = "number of folds";

  /** Settings in which folds may differ from the model of the whole treebank. */
  private static final Set<String> MAY_DIFFER = Set.of("keep", "seed");

  public static ListOrigin of(KBestFile lists) {
    return new ListOrigin(lists.made());
  }

  /** The most trees that a list can have. */
  public int trees() {
    return made.get(TREES).map(Integer::parseInt).orElse(Integer.MAX_VALUE);
  }

  /** The most trees of a list that have other labels than their best ones. */
  public int labellings() {
    return made.get(LABELLINGS).map(Integer::parseInt).orElse(0);
  }

  /** How many folds the treebank was cut into. */
  public int folds() {
    return made.get(FOLDS).map(Integer::parseInt)
        .orElseThrow(() -> new IllegalArgumentException("the lists do not say how many folds they were made from"));
  }

  /** Refuses lists of another treebank. */
  public void require(Treebank treebank) {
    if (!made.get(Fingerprint.DATA).equals(Optional.of(DataHash.of(treebank)))) {
      throw new IllegalArgumentException("the lists were made from other training data");
    }
  }

  /** In what the parsers that made the lists differ from a model that they shall stand for, in words. */
  public List<String> differences(Manifest model) throws IOException {
    List<String> found = new ArrayList<>();
    model.entries().forEach((key, value) -> {
      String setting = key.startsWith(ModelOrigin.CONFIG) ? key.substring(ModelOrigin.CONFIG.length()) : "";
      made.get(Fingerprint.SETTING + setting)
          .filter(other -> !MAY_DIFFER.contains(setting) && !other.equals(value))
          .ifPresent(other -> found.add(setting + "=" + other + " instead of " + value));
    });
    if (!made.get(Fingerprint.WORDS).equals(model.get(ModelOrigin.WORDS))) {
      found.add("other word classes");
    }
    if (!made.get(Fingerprint.CODE).equals(Optional.of(CodeVersion.current()))) {
      found.add("other code");
    }
    return found;
  }

  /** In what the lists differ from those that settings ask for and base models do not have, in words. */
  public List<String> differences(TrainingConfig config) {
    Map<Setting, String> entries = Map.of(Setting.K, TREES, Setting.TAGGINGS, TAGGINGS, Setting.LABELLINGS, LABELLINGS,
        Setting.FOLDS, FOLDS, Setting.FOLD_EPOCHS, Fingerprint.SETTING + "epochs");
    Map<String, String> wanted = config.listSettings();
    List<String> found = new ArrayList<>();
    new TreeMap<>(entries).forEach((setting, entry) -> made.get(entry)
        .filter(other -> !other.equals(wanted.get(setting.key())))
        .ifPresent(other -> found.add(setting.key() + "=" + other + " instead of " + wanted.get(setting.key()))));
    return found;
  }
}
