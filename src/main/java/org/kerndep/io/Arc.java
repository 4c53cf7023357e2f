package org.kerndep.io;

import org.kerndep.data.Word;

/**
 * Head and label of a word as columns.
 *
 * @param head a number, or absent
 * @param label its name, or absent
 */
record Arc(String head, String label) {

  static final Arc NONE = new Arc(Word.ABSENT, Word.ABSENT);

  Arc {
    label = label == null || label.isEmpty() ? Word.ABSENT : label;
  }

  /** Whether two columns say the same, be it in another way such as an empty column, {@code 02}, or a label alone. */
  boolean isWritten(String headColumn, String labelColumn) {
    if (head.equals(Word.ABSENT)) {
      return isAbsent(headColumn);
    }
    return (head.equals(headColumn) || head.equals(headColumn.replaceFirst("^0+(?=[0-9])", "")))
        && label.equals(isAbsent(labelColumn) ? Word.ABSENT : labelColumn);
  }

  private static boolean isAbsent(String column) {
    return column.isEmpty() || column.equals(Word.ABSENT);
  }
}
