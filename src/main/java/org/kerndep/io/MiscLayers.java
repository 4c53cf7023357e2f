package org.kerndep.io;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.Treebank;
import org.kerndep.data.UserValues;

/**
 * The user layers of CoNLL-U files: {@code misc/KEY} is the value of KEY in MISC, several with commas between.
 * Immutable; share freely.
 *
 * @param paths of the layers, each {@code misc/KEY}
 */
public record MiscLayers(List<String> paths) {

  /** No layers. */
  public static final MiscLayers NONE = new MiscLayers(List.of());

  private static final String PREFIX = "misc/";

  public MiscLayers {
    paths = List.copyOf(paths);
    if (!paths.stream().allMatch(MiscLayers::isKey)) {
      throw new IllegalArgumentException("not all of these are misc/KEY: " + paths);
    }
  }

  /** User layers that are all such that CoNLL-U files can have them. */
  public static MiscLayers all(Collection<String> layers) {
    List<String> others = others(layers);
    if (!others.isEmpty()) {
      throw new IllegalArgumentException("CoNLL files have no layer " + String.join(", ", others)
          + "; name misc/KEY for a key of MISC, or train in a UIMA pipeline");
    }
    return of(layers);
  }

  /** Those user layers that CoNLL-U files can have. */
  public static MiscLayers of(Collection<String> layers) {
    return new MiscLayers(layers.stream().filter(MiscLayers::isKey).toList());
  }

  /** Those user layers that no CoNLL file can have. */
  public static List<String> others(Collection<String> layers) {
    return layers.stream().filter(path -> !isKey(path)).toList();
  }

  private static boolean isKey(String path) {
    return path.startsWith(PREFIX) && path.indexOf('/', PREFIX.length()) < 0;
  }

  /** Refuses a treebank without any value in one of the layers. */
  public Treebank requireIn(Treebank treebank, String file) throws BadInputException {
    for (String path : paths) {
      if (!treebank.hasValues(path)) {
        throw new BadInputException(file, "no word has a value in the layer " + path,
            "check the key, which must be in MISC of conllu, or leave the layer out");
      }
    }
    return treebank;
  }

  /** The values of a word with this MISC column. */
  UserValues values(String column) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    for (String path : paths) {
      for (String value : MiscColumn.values(column, path.substring(PREFIX.length()))) {
        values.computeIfAbsent(path, p -> new ArrayList<>()).addAll(List.of(value.split(",", -1)));
      }
    }
    return UserValues.of(values);
  }
}
