package org.kerndep.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

/** Several tables of words, each with layers of its own: word classes and a lexicon. Immutable; share freely. */
public final class WordTables implements WordKnowledge {

  private final List<WordClasses> tables;
  private final Map<String, WordClasses> byLayer = new LinkedHashMap<>();

  private WordTables(List<WordClasses> tables) {
    this.tables = List.copyOf(tables);
    for (WordClasses table : tables) {
      for (String layer : table.layers()) {
        if (byLayer.put(layer, table) != null) {
          throw new IllegalArgumentException("two tables of words have a layer " + layer);
        }
      }
    }
  }

  /** What some tables know together, in their order; there may be none. */
  public static WordKnowledge of(List<WordClasses> tables) {
    return switch (tables.size()) {
      case 0 -> NONE;
      case 1 -> tables.get(0);
      default -> new WordTables(tables);
    };
  }

  /**
   * The tables that knowledge is made of.
   *
   * @throws IllegalArgumentException if it is made of something else
   */
  public static List<WordClasses> in(WordKnowledge knowledge) {
    if (knowledge == NONE) {
      return List.of();
    }
    if (knowledge instanceof WordClasses table) {
      return List.of(table);
    }
    if (knowledge instanceof WordTables several) {
      return several.tables;
    }
    throw new IllegalArgumentException("what is known of words is not in tables: " + knowledge.layers());
  }

  @Override
  public Set<String> layers() {
    return byLayer.keySet();
  }

  @Override
  public String value(Word word, String layer) {
    return byLayer.get(layer).value(word, layer);
  }

  @Override
  public WordKnowledge learntFrom(Treebank treebank) {
    return new WordTables(tables.stream().map(table -> table.learntFrom(treebank)).toList());
  }

  @Override
  public String origin() {
    return tables.stream().map(WordClasses::origin).collect(Collectors.joining("; "));
  }
}
