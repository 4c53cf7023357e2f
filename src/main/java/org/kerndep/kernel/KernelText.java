package org.kerndep.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a kernel taken apart: {@code name(argument,argument,...)}. An argument is a parameter, with or without a
 * number as in {@code sibling=0.02}. Immutable.
 *
 * @param text without spaces
 * @param arguments at least one, which may be empty
 */
record KernelText(String text, String name, List<String> arguments) {

  private static final Pattern TEXT = Pattern.compile("([a-z-]+)\\((.*)\\)");

  /** Takes a text apart. */
  static KernelText parse(String text) {
    String compact = text.replace(" ", "");
    Matcher matcher = TEXT.matcher(compact);
    if (!matcher.matches()) {
      return new KernelText(compact, "", List.of());
    }
    return new KernelText(compact, matcher.group(1), List.of(matcher.group(2).split(",", -1)));
  }

  /**
   * The numbers of its parameters, in their order; 1 where none is given.
   *
   * @param known the parameters that the kernel has
   * @throws IllegalArgumentException if an argument is none of them, occurs twice or is not as in {@code sibling=0.02}
   */
  Map<String, Double> numbers(List<String> known) {
    Map<String, Double> numbers = new LinkedHashMap<>();
    for (String argument : arguments) {
      String[] sides = argument.split("=", 2);
      if (!known.contains(sides[0])) {
        throw problem("unknown parameter '" + sides[0] + "'; parameters are " + String.join(", ", known));
      }
      if (numbers.put(sides[0], sides.length > 1 ? number(sides[1]) : 1) != null) {
        throw problem(sides[0] + " occurs twice");
      }
    }
    return numbers;
  }

  /**
   * The same where all but one parameter need a number.
   *
   * @param flag the parameter that stands alone
   */
  Map<String, Double> numbers(List<String> known, String flag) {
    for (String argument : arguments) {
      if (argument.startsWith(flag + "=")) {
        throw problem(flag + " has no number; leave it out for the opposite");
      }
      if (known.contains(argument) && !argument.equals(flag)) {
        throw problem(argument + " needs a number, as in " + argument + "=1");
      }
    }
    return numbers(known);
  }

  private double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw problem("'" + text + "' is no number");
    }
  }

  /** What is wrong with the text. */
  IllegalArgumentException problem(String message) {
    return new IllegalArgumentException("kernel '" + text + "': " + message);
  }
}
