package org.kerndep.text;

/**
 * A decision that a treebank has made.
 *
 * @param outcome what was decided
 * @param features by what, as {@link Features#keys}
 */
record Event(String outcome, long[] features) {

  Event(String outcome, Features features) {
    this(outcome, features.keys());
  }
}
