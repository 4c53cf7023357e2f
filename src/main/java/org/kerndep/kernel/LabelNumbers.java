package org.kerndep.kernel;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.kerndep.data.Word;

/** The labels of arcs, numbered from 0 in alphabetical order. Immutable; share freely. */
public final class LabelNumbers {

  /** The number of all other labels and of no label; it never matches, not even itself. */
  public static final int UNKNOWN = -1;

  private final List<String> names;

  /** Any collection of labels; {@link Word#ABSENT} is none. */
  public LabelNumbers(Collection<String> names) {
    TreeSet<String> sorted = new TreeSet<>(names);
    sorted.remove(Word.ABSENT);
    this.names = List.copyOf(sorted);
  }

  public int size() {
    return names.size();
  }

  /** The labels in the order of their numbers. */
  public List<String> names() {
    return names;
  }

  /** The number of a label, or {@link #UNKNOWN}. */
  public int number(String name) {
    int found = Collections.binarySearch(names, name);
    return found >= 0 ? found : UNKNOWN;
  }
}
