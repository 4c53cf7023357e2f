package org.kerndep.kernel.property;

import java.util.List;
import java.util.regex.Pattern;
import org.kerndep.data.Word;

/**
 * A layer that a user names by a feature path: an annotation type of UIMA and the features that lead to its values, as
 * in {@code NamedEntity/value}, or a key of CoNLL-U's MISC, as in {@code misc/Gloss}. Any number of values per word.
 * Immutable.
 */
record UserLayer(String path) implements PropertyLayer {

  private static final String STEP = "[^/+,#\\s-]+";
  private static final Pattern TEXT = Pattern.compile(STEP + "(/" + STEP + ")+");

  UserLayer {
    if (!TEXT.matcher(path).matches()) {
      throw new IllegalArgumentException(
          "'" + path + "' is no feature path; write a type and its features, as in NamedEntity/value");
    }
  }

  static boolean isPath(String name) {
    return name.contains("/");
  }

  @Override
  public List<String> values(Word word) {
    return word.user().of(path);
  }

  @Override
  public boolean isSingleValued() {
    return false;
  }

  @Override
  public String toString() {
    return path;
  }
}
