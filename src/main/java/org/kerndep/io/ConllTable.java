package org.kerndep.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * The lines of a sentence, its rows split into cells once: what the cells say of the words, and the same table with
 * other cells. A changed table shares the rows that stay as they are. Immutable.
 */
final class ConllTable {

  private static final String[] NUMBERS = IntStream.range(0, 100).mapToObj(Integer::toString).toArray(String[]::new);

  private final ConllFormat format;
  /** The cells of each line, null for a comment. Rows are never changed, since tables share them. */
  private final String[][] rows;
  /** For word m at index m-1: its line's index in {@link #rows}. */
  private final int[] wordLines;

  /** A table of rows that were checked; the arrays are not copied. */
  ConllTable(ConllFormat format, String[][] rows, int[] wordLines) {
    this.format = format;
    this.rows = rows;
    this.wordLines = wordLines;
  }

  /** The cells of a line. Most are absent or small numbers, so tables share the strings of these. */
  static String[] split(String line) {
    int columns = 1;
    for (int tab = line.indexOf('\t'); tab >= 0; tab = line.indexOf('\t', tab + 1)) {
      columns++;
    }
    String[] cells = new String[columns];
    int start = 0;
    for (int i = 0; i < columns; i++) {
      int end = i == columns - 1 ? line.length() : line.indexOf('\t', start);
      cells[i] = cell(line, start, end);
      start = end + 1;
    }
    return cells;
  }

  private static String cell(String line, int start, int end) {
    char first = start < end ? line.charAt(start) : 0;
    if (end == start + 1 && first == '_') {
      return Word.ABSENT;
    }
    int tens = end == start + 2 && first >= '1' && first <= '9' ? 10 * (first - '0') : 0;
    char last = end == start + 1 || tens > 0 ? line.charAt(end - 1) : 0;
    return last >= '0' && last <= '9' ? NUMBERS[tens + last - '0'] : line.substring(start, end);
  }

  ConllFormat format() {
    return format;
  }

  /** The index of the line of a word. */
  int lineOf(int word) {
    return wordLines[word - 1];
  }

  /** The cell of a word in a column. */
  String cell(int word, int column) {
    return rows[wordLines[word - 1]][column];
  }

  /** MISC of a word, absent in formats that do not have it. */
  String misc(int word) {
    return format.misc(rows[wordLines[word - 1]]);
  }

  /** The words; multiword tokens and empty nodes are not among them. */
  Sentence sentence() {
    List<Word> words = new ArrayList<>(wordLines.length);
    for (int line : wordLines) {
      words.add(format.word(rows[line]));
    }
    return new Sentence(words);
  }

  /** How the words are written, in order; each word is in one of the surface tokens. */
  List<SurfaceToken> surfaceTokens() {
    return surfaceRows().stream().map(this::surfaceToken).toList();
  }

  /** Where each of the surface tokens stands in the document, as far as MISC says it. */
  List<Optional<TokenRange>> tokenRanges() {
    return surfaceRows().stream().map(row -> TokenRange.of(format.misc(row))).toList();
  }

  /** The rows of multiword tokens and of words outside of them. */
  private List<String[]> surfaceRows() {
    List<String[]> tokens = new ArrayList<>();
    int covered = 0;
    for (String[] row : rows) {
      if (row != null && row[ConllFormat.ID].indexOf('.') < 0 && lastWord(row) > covered) {
        tokens.add(row);
        covered = lastWord(row);
      }
    }
    return tokens;
  }

  private SurfaceToken surfaceToken(String[] row) {
    String id = row[ConllFormat.ID];
    int dash = id.indexOf('-');
    int first = Integer.parseInt(dash > 0 ? id.substring(0, dash) : id);
    return new SurfaceToken(first, lastWord(row), row[ConllFormat.FORM], dash > 0,
        MiscColumn.spaceAfter(format.misc(row)));
  }

  /** The last word of a multiword token, or the word itself. */
  private static int lastWord(String[] row) {
    String id = row[ConllFormat.ID];
    return Integer.parseInt(id.substring(id.indexOf('-') + 1));
  }

  /** Whether the words have these heads and labels, given as to {@link #withHeads}. */
  boolean hasHeads(int[] heads, String[] labels) {
    for (int i = 0; i < wordLines.length; i++) {
      if (!Arc.of(heads[i], labels[i]).isIn(rows[wordLines[i]], format)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The table with other heads and labels.
   *
   * @param heads of word m at index m-1, 0 for the root and -1 for none
   * @param labels of word m at index m-1, not looked at where there is no head
   * @param keepRestated whether columns that restate the tree stay; else they are emptied, in all rows
   */
  ConllTable withHeads(int[] heads, String[] labels, boolean keepRestated) {
    String[][] changed = rows.clone();
    for (int i = 0; i < rows.length && !keepRestated; i++) {
      changed[i] = rows[i] == null ? null : withoutRestated(rows[i]);
    }
    for (int i = 0; i < wordLines.length; i++) {
      changed[wordLines[i]] = Arc.of(heads[i], labels[i]).in(changed[wordLines[i]], format);
    }
    return new ConllTable(format, changed, wordLines);
  }

  private String[] withoutRestated(String[] row) {
    String[] changed = row;
    for (int column : format.restated) {
      changed = with(changed, column, Word.ABSENT);
    }
    return changed;
  }

  private static String[] with(String[] row, int column, String value) {
    if (row[column].equals(value)) {
      return row;
    }
    String[] changed = row.clone();
    changed[column] = value;
    return changed;
  }

  /** The table with other lemmas, tags and features. */
  ConllTable withWords(Sentence old, Sentence words) {
    String[][] changed = rows.clone();
    for (int m = 1; m <= wordLines.length; m++) {
      if (!words.word(m).equals(old.word(m))) {
        String[] row = rows[lineOf(m)].clone();
        format.replace(row, old.word(m), words.word(m));
        changed[lineOf(m)] = row;
      }
    }
    return new ConllTable(format, changed, wordLines);
  }

  /** The table, which is CoNLL-U, with a value of a key in MISC for each word; an absent one is taken out. */
  ConllTable withMisc(String key, List<String> values) {
    String[][] changed = rows.clone();
    for (int m = 1; m <= wordLines.length; m++) {
      changed[lineOf(m)] =
          with(rows[lineOf(m)], ConllFormat.MISC, MiscColumn.with(misc(m), key, values.get(m - 1)));
    }
    return new ConllTable(format, changed, wordLines);
  }

  /** The lines of this table, given an earlier table and its lines: those of rows that both share stay as they are. */
  List<String> lines(ConllTable earlier, List<String> earlierLines) {
    List<String> lines = new ArrayList<>(earlierLines);
    for (int i = 0; i < rows.length; i++) {
      if (rows[i] != earlier.rows[i]) {
        lines.set(i, String.join("\t", rows[i]));
      }
    }
    return lines;
  }

  /**
   * The arc into a word as its cells have it.
   *
   * @param head a number, or absent
   * @param label its name, or absent
   */
  private record Arc(String head, String label) {

    private static final Arc NONE = new Arc(Word.ABSENT, Word.ABSENT);

    /** An arc; a negative head means none. */
    static Arc of(int head, String label) {
      return head < 0 ? NONE : new Arc(Integer.toString(head), isAbsent(label) ? Word.ABSENT : label);
    }

    /** Whether a row says the same, perhaps written differently: an empty cell, {@code 02}, or a label alone. */
    boolean isIn(String[] row, ConllFormat format) {
      if (this == NONE) {
        return isAbsent(row[format.head]);
      }
      return isHead(row[format.head]) && label.equals(isAbsent(row[format.label]) ? Word.ABSENT : row[format.label]);
    }

    private boolean isHead(String cell) {
      return head.equals(cell) || head.equals(cell.replaceFirst("^0+(?=[0-9])", ""));
    }

    private static boolean isAbsent(String cell) {
      return cell == null || cell.isEmpty() || cell.equals(Word.ABSENT);
    }

    /** The row with this arc; the same row if it has it. */
    String[] in(String[] row, ConllFormat format) {
      return isIn(row, format) ? row : with(with(row, format.head, head), format.label, label);
    }
  }
}
