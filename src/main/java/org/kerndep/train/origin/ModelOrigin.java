package org.kerndep.train.origin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.run.Version;
import org.kerndep.train.config.TrainingConfig;

/**
 * Where a base model comes from. Of the code it knows the version, not the hash.
 *
 * @param manifest what the model says of itself
 */
public record ModelOrigin(Manifest manifest) {

  private static final String VERSION = "kerndep";
  private static final String DATA = "data-sha256";
  private static final String TEMPLATES = "templates";
  /** How the names of settings begin. */
  public static final String CONFIG = "config.";

  /** Only of models that know of words beyond the treebank. */
  public static final String WORDS = "word-classes";

  private static final String LAYERS = "used-layers";

  /** The origin of a model that has just been trained. */
  public static ModelOrigin of(BaseModel model, TrainingConfig config, TemplateSet templates, Treebank treebank) {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put(VERSION, Version.current());
    entries.put("sentences", Integer.toString(treebank.size()));
    entries.put("words", Long.toString(treebank.wordCount()));
    entries.put(DATA, DataHash.of(treebank));
    entries.put("labels", String.join(" ", model.labelNames()));
    entries.put(TEMPLATES, nameOf(templates));
    entries.put(TagsetGuess.KEY, TagsetGuess.of(model.labelNames()));
    entries.put("used-decoder", model.decoderName());
    entries.put("used-roots", model.roots().toString());
    config.baseSettings().forEach((key, value) -> entries.put(CONFIG + key, value));
    putLayers(model.templates(), treebank, entries);
    String words = model.vocabulary().knowledge().origin();
    if (!words.isEmpty()) {
      entries.put(WORDS, words);
    }
    return new ModelOrigin(new Manifest(entries));
  }

  /** Refuses a model of another treebank. */
  public void require(Treebank treebank) {
    if (!manifest.get(DATA).equals(Optional.of(DataHash.of(treebank)))) {
      throw new IllegalArgumentException("the model was trained on other data");
    }
  }

  /** In what the model differs from one that would be trained now, in words. */
  public List<String> differences(TrainingConfig config, TemplateSet templates) {
    List<String> found = new ArrayList<>();
    config.baseSettings().forEach((key, value) -> manifest.get(CONFIG + key)
        .filter(other -> !other.equals(value))
        .ifPresent(other -> found.add(key + "=" + other + " instead of " + value)));
    if (!manifest.get(TEMPLATES).equals(Optional.of(nameOf(templates)))) {
      found.add("other templates");
    }
    if (!manifest.get(VERSION).equals(Optional.of(Version.current()))) {
      found.add("other code");
    }
    return found;
  }

  /** Adds the user layers that templates look at to what a manifest says of layers; nothing if there are none. */
  static void putLayers(TemplateSet templates, Treebank treebank, Map<String, String> entries) {
    putLayers(templates.userLayers(), treebank, entries);
  }

  /** Adds the user layers that a kernel compares to what a manifest says of layers; nothing if there are none. */
  public static void putLayers(PropertyList properties, Treebank treebank, Map<String, String> entries) {
    putLayers(properties.userLayers(), treebank, entries);
  }

  /** Adds user layers to what a manifest says of layers; nothing if there are none. */
  public static void putLayers(List<String> paths, Treebank treebank, Map<String, String> entries) {
    if (!paths.isEmpty()) {
      Set<String> all = new LinkedHashSet<>();
      Optional.ofNullable(entries.get(LAYERS)).ifPresent(earlier -> all.addAll(List.of(earlier.split(" "))));
      all.addAll(paths);
      entries.put(LAYERS, String.join(" ", all));
      entries.put("layers-sha256", DataHash.ofLayers(treebank, List.copyOf(all)));
    }
  }

  /** What a manifest says of templates. */
  private static String nameOf(TemplateSet templates) {
    return templates.name().orElse("own");
  }
}
