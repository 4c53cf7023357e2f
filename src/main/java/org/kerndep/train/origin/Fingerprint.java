package org.kerndep.train.origin;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.CodeVersion;
import org.kerndep.run.Hash;
import org.kerndep.train.config.TrainingConfig;

/**
 * Tells training runs of base models apart: code, data, settings, templates and
 * what is known of words. Runs with the same fingerprint give the
 * same model, so one can resume where the other stopped. The number of threads is no part of it, nor are dev data that
 * choose nothing and the settings of rerankers.
 */
public final class Fingerprint {

  public static final String CODE = "code";
  public static final String DATA = "training data";
  /** Only of runs that know of words beyond the treebank. */
  public static final String WORDS = "word classes";
  /** How the names of settings begin. */
  public static final String SETTING = "setting ";

  private Fingerprint() {}

  public static Manifest of(TrainingConfig config, TemplateSet templates, WordKnowledge knowledge, Treebank treebank,
      Treebank dev) throws IOException {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put(CODE, CodeVersion.current());
    entries.put(DATA, DataHash.of(treebank));
    config.baseSettings().forEach((key, value) -> entries.put(SETTING + key, value));
    entries.put("templates", Hash.ofTexts(List.of(templates.toString())));
    putLayers("layers", treebank, templates, entries);
    if (!knowledge.origin().isEmpty()) {
      entries.put(WORDS, knowledge.origin());
    }
    if (config.base().keepsBest()) {
      entries.put("dev data", DataHash.of(dev));
      putLayers("dev layers", dev, templates, entries);
    }
    return new Manifest(entries);
  }

  /** Base models depend on user layers only if templates look at some. */
  private static void putLayers(String key, Treebank treebank, TemplateSet templates, Map<String, String> entries) {
    List<String> paths = templates.userLayers();
    if (!paths.isEmpty()) {
      entries.put(key, DataHash.ofLayers(treebank, paths));
    }
  }

  /** What differs first between the fingerprint of an earlier run and this one's, in words; empty if nothing does. */
  public static Optional<String> difference(Manifest earlier, Manifest now) {
    return now.entries().keySet().stream()
        .filter(key -> !earlier.get(key).equals(now.get(key)))
        .findFirst()
        .map(key -> key.startsWith(SETTING)
            ? key.substring(SETTING.length()) + "=" + earlier.get(key).orElse("?")
            : "other " + key);
  }
}
