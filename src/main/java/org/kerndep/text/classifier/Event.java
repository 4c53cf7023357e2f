package org.kerndep.text.classifier;

/**
 * A decision that a treebank has made.
 *
 * @param outcome what was decided
 * @param features by what, as {@link Features#keys}
 */
public record Event(String outcome, long[] features) {

  public Event(String outcome, Features features) {
    this(outcome, features.keys());
  }
}
