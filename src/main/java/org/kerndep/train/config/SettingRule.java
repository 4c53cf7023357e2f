package org.kerndep.train.config;

import java.util.Collection;
import java.util.List;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the values of a setting must be. Immutable.
 *
 * @param text what they must be, in words
 * @param choices the words among them
 * @param check whether a text is one of them; it may also throw an IllegalArgumentException if it is not
 * @param explains whether what it throws tells the user why
 */
record SettingRule(String text, List<String> choices, Predicate<String> check, boolean explains) {

  SettingRule {
    choices = List.copyOf(choices);
  }

  /** One of some words. */
  static SettingRule oneOf(Collection<String> choices) {
    return new SettingRule("one of " + choices, List.copyOf(choices), choices::contains, false);
  }

  /** A whole number. */
  static SettingRule integer(String text, IntPredicate check) {
    return such(text, value -> check.test(Integer.parseInt(value)));
  }

  /** A whole number that is not too small. */
  static SettingRule from(int least) {
    return integer("a number from " + least, value -> value >= least);
  }

  /** A number; it may be infinite if the predicate takes that. */
  static SettingRule number(String text, DoublePredicate check) {
    return such(text, value -> check.test(Double.parseDouble(value)));
  }

  /** Any text that passes a check. */
  static SettingRule such(String text, Predicate<String> check) {
    return new SettingRule(text, List.of(), check, false);
  }

  /** Any text that can be read; what the reader throws at others tells the user why. */
  static SettingRule readable(String text, Function<String, ?> reader) {
    return new SettingRule(text, List.of(), value -> reader.apply(value) != null, true);
  }

  /** The same rule, told in other words. */
  SettingRule told(String words) {
    return new SettingRule(words, choices, check, explains);
  }

  /** A word, or what this rule allows. */
  SettingRule or(String word) {
    return new SettingRule(word + " or " + text, Stream.concat(Stream.of(word), choices.stream()).toList(),
        value -> value.equals(word) || check.test(value), explains);
  }

  /** What is wrong with a value: the value and, if the check tells it, why; null if nothing is. */
  String problem(String value) {
    try {
      return check.test(value) ? null : value;
    } catch (IllegalArgumentException e) {
      return explains ? value + "; " + e.getMessage() : value;
    }
  }
}
