package org.kerndep.io;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The three CoNLL table formats and where each keeps what. Column numbers start at 0; -1 means there is none. */
public enum ConllFormat {
  CONLLU("conllu", 10, 10, new int[] {2}, new int[] {3}, new int[] {4}, new int[] {5}, 6, 7, new int[] {8}),
  CONLLX("conllx", 10, 10, new int[] {2}, new int[] {3}, new int[] {4}, new int[] {5}, 6, 7, new int[] {8, 9}),
  /** Gold columns first, predicted ones where gold is absent; no coarse tag of its own. */
  CONLL09("conll09", 12, Integer.MAX_VALUE,
      new int[] {2, 3}, new int[] {4, 5}, new int[] {4, 5}, new int[] {6, 7}, 8, 10, new int[] {9, 11});

  static final int ID = 0;
  static final int FORM = 1;

  private final String name;
  final int minColumns;
  final int maxColumns;
  final int[] lemma;
  final int[] cpos;
  final int[] pos;
  final int[] feats;
  final int head;
  final int label;
  /** Columns that restate the tree and would contradict a new one. */
  final int[] restated;

  ConllFormat(String name, int minColumns, int maxColumns, int[] lemma, int[] cpos, int[] pos, int[] feats,
      int head, int label, int[] restated) {
    this.name = name;
    this.minColumns = minColumns;
    this.maxColumns = maxColumns;
    this.lemma = lemma;
    this.cpos = cpos;
    this.pos = pos;
    this.feats = feats;
    this.head = head;
    this.label = label;
    this.restated = restated;
  }

  /** The format of that name. */
  public static ConllFormat parse(String name) {
    return Arrays.stream(values())
        .filter(f -> f.name.equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "unknown format " + name + "; known are " + String.join(", ", names())));
  }

  public static List<String> names() {
    return Arrays.stream(values()).map(ConllFormat::toString).toList();
  }

  /**
   * Guesses from the file name (before .gz) and a row: .conllu is CoNLL-U; else twelve columns and more are CoNLL-2009,
   * and ten are CoNLL-X if the name ends in .conll, .conllx or .conll06, CoNLL-U otherwise.
   */
  static ConllFormat guess(String fileName, int columns) {
    String plain = fileName.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
    if (columns >= CONLL09.minColumns && !plain.endsWith(".conllu")) {
      return CONLL09;
    }
    return plain.matches(".*\\.(conll|conllx|conll06)") ? CONLLX : CONLLU;
  }

  /** The format a file name asks for when writing. */
  public static ConllFormat ofFileName(Path file) {
    String name = file.getFileName().toString();
    return name.toLowerCase(Locale.ROOT).matches(".*\\.conll(20)?09(\\.gz)?") ? CONLL09 : guess(name, 10);
  }

  boolean acceptsColumns(int columns) {
    return columns >= minColumns && columns <= maxColumns;
  }

  String columnsText() {
    return minColumns == maxColumns ? Integer.toString(minColumns) : minColumns + " or more";
  }

  @Override
  public String toString() {
    return name;
  }
}
