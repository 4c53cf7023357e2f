package org.kerndep.testing;

import java.util.Set;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

/** Knows words by their first letter: the class of a to m is {@code early}, that of n to z {@code late}. */
public final class TwoClasses implements WordKnowledge {

  @Override
  public Set<String> layers() {
    return Set.of("class2");
  }

  @Override
  public String value(Word word, String layer) {
    char first = Character.toLowerCase(word.form().charAt(0));
    return first < 'a' || first > 'z' ? Word.ABSENT : first <= 'm' ? "early" : "late";
  }
}
