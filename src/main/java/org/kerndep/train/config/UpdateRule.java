package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which wrong structure training looks for, and what it does about it. The name in text is in lower case. */
public enum UpdateRule {

  /** The structure that violates its margin most, found by decoding with costs; the passive-aggressive update. */
  MIRA(true, "margins violated"),

  /** The structure that would be predicted; the perceptron's update, whose step has no limit. */
  PERCEPTRON(false, "heads wrong");

  private final boolean addsCost;
  private final String mistakes;

  UpdateRule(boolean addsCost, String mistakes) {
    this.addsCost = addsCost;
    this.mistakes = mistakes;
  }

  static UpdateRule parse(String name) {
    return Arrays.stream(values()).filter(rule -> rule.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown update " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(UpdateRule::toString).toList();
  }

  /** Whether what is wrong is decoded with its cost added to its score. */
  public boolean addsCost() {
    return addsCost;
  }

  /** What a log calls the wrong heads that were found. */
  public String mistakes() {
    return mistakes;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
