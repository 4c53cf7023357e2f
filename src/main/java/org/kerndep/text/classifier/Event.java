package org.kerndep.text.classifier;

/**
 * A training example: a decision as the treebank has it.
 *
 * @param outcome what was decided
 * @param features the keys of the features it was decided by, as from {@link Features#keys}
 */
public record Event(String outcome, long[] features) {

  public Event(String outcome, Features features) {
    this(outcome, features.keys());
  }
}
