package org.kerndep.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.Word;

/** The MISC column of CoNLL-U: values, mostly {@code Key=Value}, joined by {@code |}. */
final class MiscColumn {

  private MiscColumn() {}

  /** The values of a key, in order. */
  static List<String> values(String column, String key) {
    if (!column.contains(key)) {
      return List.of();
    }
    return Arrays.stream(column.split("\\|", -1)).filter(part -> part.startsWith(key + "="))
        .map(part -> part.substring(key.length() + 1)).toList();
  }

  /** Whether a space follows the word or multiword token, as it does unless the column denies it. */
  static boolean spaceAfter(String column) {
    return !column.contains(SurfaceToken.NO_SPACE)
        || Arrays.stream(column.split("\\|")).noneMatch(SurfaceToken.NO_SPACE::equals);
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
