package org.kerndep.cli;

import java.util.Locale;

/**
 * What {@code doctor} has to say of one thing.
 *
 * @param text what was found, and what to do if it is not fine
 */
record Finding(Kind kind, String text) {

  enum Kind {
    FINE,
    /** Nothing is wrong, but something could be better. */
    NOTE,
    WRONG
  }

  static Finding fine(String text) {
    return new Finding(Kind.FINE, text);
  }

  static Finding note(String text) {
    return new Finding(Kind.NOTE, text);
  }

  static Finding wrong(String text) {
    return new Finding(Kind.WRONG, text);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%-5s  %s", kind.name().toLowerCase(Locale.ROOT), text);
  }
}
