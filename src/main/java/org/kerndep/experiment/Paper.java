package org.kerndep.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.experiment.system.SystemSpec;

/**
 * The experiments of a paper as text: its tables, and the systems in them. {@code template-kernels.paper} tells the
 * syntax. Immutable.
 *
 * @param name what users call it
 * @param title authors, year and title
 */
public record Paper(String name, String title, List<PaperTable> tables) {

  private static final List<String> NAMES =
      List.of("template-kernels", "carreras", "kernel-selection", "convolution");

  public Paper {
    tables = List.copyOf(tables);
  }

  public static List<String> names() {
    return NAMES;
  }

  /** The paper of one of the {@link #names}. */
  public static Paper named(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException("unknown paper '" + name + "'; known are " + String.join(", ", NAMES));
    }
    try (InputStream in = Paper.class.getResourceAsStream(name + ".paper")) {
      return parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A paper from its text; a wrong line is named by its number. */
  static Paper parse(String name, String text) {
    String title = name;
    List<PaperTable.Builder> tables = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String[] words = line.replaceFirst("^#.*", "").strip().split(" ", 2);
      String rest = words.length == 1 ? "" : words[1].strip();
      try {
        switch (words[0]) {
          case "" -> { }
          case "paper" -> title = rest;
          case "table" -> tables.add(new PaperTable.Builder(rest));
          case "figures" -> last(tables).figures(rest);
          case "system" -> last(tables).system(rest);
          default -> throw new IllegalArgumentException(
              "'" + words[0] + "' begins no line; write paper, table, figures or system");
        }
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("paper " + name + ", line " + number + ": " + e.getMessage(), e);
      }
    }
    return new Paper(name, title, tables.stream().map(PaperTable.Builder::build).toList());
  }

  private static PaperTable.Builder last(List<PaperTable.Builder> tables) {
    if (tables.isEmpty()) {
      throw new IllegalArgumentException("there is no table yet; write table first");
    }
    return tables.get(tables.size() - 1);
  }

  /** The systems of all tables, each once. */
  public List<SystemSpec> systems() {
    return tables.stream().flatMap(table -> table.systems().values().stream()).distinct().toList();
  }
}
