package org.kerndep.experiment.system;

import java.util.Locale;

/** The part of a treebank that is parsed and scored. Training data is never scored. */
public enum Split {
  /** For every decision during development. */
  DEV,
  /** For the last figure. */
  TEST;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
