package org.kerndep.kernel.property;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.Layer;

/**
 * A layer of a word or of one near it, as in {@code pos-1}.
 *
 * @param offset words to the right, negative to the left
 */
record PropertySlot(Layer layer, int offset) {

  private static final Pattern TEXT = Pattern.compile("([^+\\s-]+)([+-][1-9])?");

  static PropertySlot parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("'" + text + "' is no layer with an offset, as in pos-1");
    }
    int offset = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
    return new PropertySlot(Layer.named(matcher.group(1)), offset);
  }

  /** A value for readers. */
  String words(String value) {
    String text = layer.words(value);
    return switch (offset) {
      case 0 -> text;
      case -1 -> "word before " + text;
      case 1 -> "word after " + text;
      default -> Math.abs(offset) + " words " + (offset < 0 ? "before " : "after ") + text;
    };
  }

  @Override
  public String toString() {
    return layer + (offset == 0 ? "" : offset > 0 ? "+" + offset : "" + offset);
  }
}
