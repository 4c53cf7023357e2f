package org.kerndep.data;

import java.util.Locale;

/** How many children the root may have. */
public enum RootMode {
  /** Exactly one. */
  SINGLE,
  /** One or more. */
  MULTI;

  public static RootMode parse(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
