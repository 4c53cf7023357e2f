package org.kerndep.experiment;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
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
    Map<String, String> settings = new LinkedHashMap<>();
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
          case "settings" -> addSettings(rest, settings);
          case "system" -> last(tables).system(withSettings(rest, settings));
          default -> throw new IllegalArgumentException(
              "'" + words[0] + "' begins no line; write paper, settings, table, figures or system");
        }
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("paper " + name + ", line " + number + ": " + e.getMessage(), e);
      }
    }
    return new Paper(name, title, tables.stream().map(PaperTable.Builder::build).toList());
  }

  /** Settings that several systems have, {@code name: key=value,key=value}. */
  private static void addSettings(String text, Map<String, String> to) {
    String[] sides = text.split(":", 2);
    if (sides.length < 2 || !sides[0].matches("[a-z-]+")) {
      throw new IllegalArgumentException("write settings name: key=value,key=value");
    }
    to.put(sides[0], sides[1].strip());
  }

  /** A system with settings in place of their names in brackets. */
  private static String withSettings(String system, Map<String, String> settings) {
    String all = system;
    for (Map.Entry<String, String> named : settings.entrySet()) {
      all = all.replaceAll("(?<=[\\[,])" + named.getKey() + "(?=[,\\]])", Matcher.quoteReplacement(named.getValue()));
    }
    return all;
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
