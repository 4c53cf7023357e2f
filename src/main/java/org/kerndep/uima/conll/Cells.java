package org.kerndep.uima.conll;

import org.kerndep.data.Word;

/** Values of annotations as cells of a table. */
final class Cells {

  private Cells() {}

  /** A value without what would break the table; null and the empty string are {@link Word#ABSENT}. */
  static String of(String value) {
    if (value == null || value.isEmpty()) {
      return Word.ABSENT;
    }
    return value.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
  }
}
