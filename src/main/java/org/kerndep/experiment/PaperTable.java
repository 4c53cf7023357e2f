package org.kerndep.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.kerndep.experiment.system.SystemSpec;

/**
 * A table of a paper. Immutable.
 *
 * @param figures what it shows, by the names they have in the table, in their order: with one figure it is systems ×
 *     treebanks, with several of one system figures × treebanks, with several of several systems there is one of
 *     systems × figures for each treebank
 * @param systems by the names they have in the table, in their order
 */
record PaperTable(String title, Map<String, String> figures, Map<String, SystemSpec> systems) {

  PaperTable {
    figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    systems = Collections.unmodifiableMap(new LinkedHashMap<>(systems));
    if (figures.isEmpty() || systems.isEmpty()) {
      throw new IllegalArgumentException("table '" + title + "' needs figures and at least one system");
    }
  }

  /** A table that is being read. */
  static final class Builder {

    private final String title;
    private final Map<String, String> figures = new LinkedHashMap<>();
    private final Map<String, SystemSpec> systems = new LinkedHashMap<>();

    Builder(String title) {
      this.title = title;
    }

    /** Takes {@code figure; name in the table: figure}. */
    void figures(String text) {
      for (String one : text.split(";")) {
        int colon = one.indexOf(": ");
        String figure = one.substring(colon < 0 ? 0 : colon + 1).strip();
        PaperFigures.require(figure);
        figures.put(colon < 0 ? figure : one.substring(0, colon).strip(), figure);
      }
    }

    /** Takes {@code name in the table: system[key=value,key=value]}. */
    void system(String text) {
      int colon = text.indexOf(": ");
      if (colon < 1) {
        throw new IllegalArgumentException("'" + text + "' is not a system of a table; write name: system");
      }
      systems.put(text.substring(0, colon).strip(), SystemSpec.parse(text.substring(colon + 1).strip()));
    }

    PaperTable build() {
      return new PaperTable(title, figures, systems);
    }
  }
}
