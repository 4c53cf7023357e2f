package org.kerndep.io;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.kerndep.data.Word;

/**
 * The three CoNLL formats and the columns of each. Column numbers start at 0; where there are several, the first that
 * is not absent is read, and the first is written.
 */
public enum ConllFormat {
  CONLLU("conllu", 10, 10, 10, new int[] {2}, new int[] {3}, new int[] {4}, new int[] {5}, 6, 7, new int[] {8}),
  CONLLX("conllx", 10, 10, 10, new int[] {2}, new int[] {3}, new int[] {4}, new int[] {5}, 6, 7, new int[] {8, 9}),
  /**
   * Gold columns first, predicted ones where gold is absent. There is one tag, which is read as both the coarse and the
   * fine one; the fine one is written, or the coarse one where there is none. Rows are written without arguments.
   */
  CONLL09("conll09", 12, Integer.MAX_VALUE, 14,
      new int[] {2, 3}, new int[] {4, 5}, new int[] {4, 5}, new int[] {6, 7}, 8, 10, new int[] {9, 11});

  static final int ID = 0;
  static final int FORM = 1;
  /** The last column of CoNLL-U; the others have nothing like it. */
  static final int MISC = 9;

  private final String name;
  final int minColumns;
  final int maxColumns;
  /** How many columns are written where another format is the source. */
  private final int writtenColumns;
  final int[] lemma;
  final int[] cpos;
  final int[] pos;
  final int[] feats;
  final int head;
  final int label;
  /** Columns that restate the tree and would contradict a new one. */
  final int[] restated;

  ConllFormat(String name, int minColumns, int maxColumns, int writtenColumns, int[] lemma, int[] cpos, int[] pos,
      int[] feats, int head, int label, int[] restated) {
    this.name = name;
    this.minColumns = minColumns;
    this.maxColumns = maxColumns;
    this.writtenColumns = writtenColumns;
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

  /** The format a file name (before .gz) asks for when writing, if it has one of the known endings. */
  public static Optional<ConllFormat> ofFileName(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
    return switch (name.substring(Math.max(0, name.lastIndexOf('.')))) {
      case ".conllu" -> Optional.of(CONLLU);
      case ".conll", ".conllx", ".conll06" -> Optional.of(CONLLX);
      case ".conll09", ".conll2009" -> Optional.of(CONLL09);
      default -> Optional.empty();
    };
  }

  /** The word of a row. */
  Word word(String[] row) {
    return new Word(row[FORM], first(row, lemma), first(row, cpos), first(row, pos), first(row, feats));
  }

  private static String first(String[] row, int[] choices) {
    for (int column : choices) {
      if (!row[column].isEmpty() && !row[column].equals(Word.ABSENT)) {
        return row[column];
      }
    }
    return Word.ABSENT;
  }

  /** MISC of a row; absent in the formats that do not have it. */
  String misc(String[] row) {
    return this == CONLLU ? row[MISC] : Word.ABSENT;
  }

  /** A row of this format without line end; unknown columns are absent. */
  String row(int id, Word word, String headText, String labelText) {
    String[] columns = new String[writtenColumns];
    Arrays.fill(columns, Word.ABSENT);
    columns[ID] = Integer.toString(id);
    columns[FORM] = word.form();
    columns[lemma[0]] = word.lemma();
    columns[cpos[0]] = word.cpos();
    if (!word.pos().equals(Word.ABSENT)) {
      columns[pos[0]] = word.pos();
    }
    columns[feats[0]] = word.feats();
    columns[head] = headText;
    columns[label] = labelText;
    return String.join("\t", columns);
  }

  /** Writes the values of a word into a row where they differ from the old ones. */
  void replace(String[] columns, Word old, Word word) {
    boolean oneTag = Arrays.equals(cpos, pos);
    replace(columns, lemma, old.lemma(), word.lemma());
    if (!oneTag) {
      replace(columns, cpos, old.cpos(), word.cpos());
    }
    replace(columns, pos, old.pos(), oneTag && word.pos().equals(Word.ABSENT) ? word.cpos() : word.pos());
    replace(columns, feats, old.feats(), word.feats());
  }

  private static void replace(String[] columns, int[] choices, String old, String value) {
    if (!value.equals(old)) {
      for (int column : choices) {
        columns[column] = Word.ABSENT;
      }
      columns[choices[0]] = value;
    }
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
