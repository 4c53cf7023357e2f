package org.kerndep.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kerndep.data.Word;

/** The MISC column of CoNLL-U: values, mostly {@code Key=Value}, joined by {@code |}. */
final class MiscColumn {

  private MiscColumn() {}

  /** The first value of a key. */
  static Optional<String> value(String column, String key) {
    return Arrays.stream(column.split("\\|", -1)).filter(part -> part.startsWith(key + "="))
        .map(part -> part.substring(key.length() + 1)).findFirst();
  }

  /** The column with {@code key=value} in the place of an older value, else at its end; without it if it is absent. */
  static String with(String column, String key, String value) {
    List<String> values = new ArrayList<>();
    boolean placed = value.equals(Word.ABSENT);
    for (String old : column.isEmpty() || column.equals(Word.ABSENT) ? new String[0] : column.split("\\|", -1)) {
      if (!old.startsWith(key + "=")) {
        values.add(old);
      } else if (!placed) {
        values.add(key + "=" + value);
        placed = true;
      }
    }
    if (!placed) {
      values.add(key + "=" + value);
    }
    return values.isEmpty() ? Word.ABSENT : String.join("|", values);
  }
}
