package org.kerndep.uima.conll;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.kerndep.type.ConllPart;

/** Checks that the parts of files come in order and none is missing. One thread. */
public final class PartOrder {

  /** The number of the last part seen of each file that has more. */
  private final Map<String, Integer> unfinished = new TreeMap<>();

  /**
   * Notes a part of a file. One that does not follow the last one of that file raises IllegalArgumentException, and the
   * file is forgotten.
   */
  public void add(String file, ConllPart part) {
    Integer before = unfinished.remove(file);
    int expected = before == null ? 1 : before + 1;
    if (part.getNumber() != expected) {
      throw new IllegalArgumentException("part " + part.getNumber() + " of " + file + " came where part " + expected
          + " was expected; process the parts of a file in their order, or write each to a file of its own");
    }
    if (!part.getLast()) {
      unfinished.put(file, expected);
    }
  }

  /** Files whose last part never came, sorted by name; they are forgotten. */
  public List<String> takeUnfinished() {
    List<String> files = new ArrayList<>(unfinished.keySet());
    unfinished.clear();
    return files;
  }
}
