package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a kernel taken apart: {@code name(argument,argument,...)}. An argument is a parameter, with or without a
 * number as in {@code sibling=0.02}, or the text of another kernel. Immutable.
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
    return new KernelText(compact, matcher.group(1), split(matcher.group(2)));
  }

  /** Commas inside parentheses belong to the argument. */
  private static List<String> split(String text) {
    List<String> arguments = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        arguments.add(text.substring(start, i));
        start = i + 1;
      }
    }
    arguments.add(text.substring(start));
    return List.copyOf(arguments);
  }

  /**
   * The numbers of its parameters, in their order; 1 where none is given.
   *
   * @param known the parameters that the kernel has
   * @throws IllegalArgumentException if an argument is none of them, occurs twice or has no number
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
