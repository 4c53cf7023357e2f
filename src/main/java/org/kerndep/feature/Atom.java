package org.kerndep.feature;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.Layer;

/**
 * The smallest thing a template names: a layer of a word near one of the part's ends, or a property of the part.
 *
 * @param role whose word; {@link Role#PART} for a property of the part
 * @param offset words to the right of it, negative to the left
 * @param layer the layer, null for a property of the part
 * @param property the property, null for a word's layer
 */
record Atom(Role role, int offset, Layer layer, Property property) {

  /** The words of a part, and what lies between its ends. */
  enum Role {
    HEAD("h", "head"),
    MODIFIER("m", "modifier"),
    /** The head's head; absent if the head is the root. */
    GRANDPARENT("g", "grandparent"),
    /** The modifier's next sibling towards the head on the same side, absent if it is the first child. */
    SIBLING("s", "sibling"),
    /** The sibling's next sibling towards the head. */
    THIRD("t", "sibling before it"),
    /** The modifier's outermost child on one side. */
    CHILD("c", "child"),
    /** The head of the word after the modifier. */
    NEXT_HEAD("x", "next word's head"),
    /** Each word strictly between head and modifier; equal values count once. */
    BETWEEN("b", "between"),
    PART("", "");

    final String symbol;
    private final String words;

    Role(String symbol, String words) {
      this.symbol = symbol;
      this.words = words;
    }

    /** What a reader calls the word; nothing for a property of the part. */
    String words() {
      return words;
    }
  }

  /** Properties of a part. */
  enum Property {
    /** Always there. */
    BIAS,
    /** Whether the modifier stands right of the head. */
    DIR,
    /** Direction and distance bucket together, or what stands for them in a larger part. */
    DD;

    String symbol() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Pattern WORD = Pattern.compile("([hmgstcxb])([+-][12])?\\.(.+)");

  static Atom parse(String text) {
    for (Property property : Property.values()) {
      if (property.symbol().equals(text)) {
        return new Atom(Role.PART, 0, null, property);
      }
    }
    Matcher matcher = WORD.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("unknown atom '" + text + "'; atoms are bias, dir, dd, or a word (h, m, g, s, "
          + "t, c, x, b; all but b also with -2 to +2) with a layer, as in h-1.pos or m.misc/Gloss");
    }
    int offset = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
    try {
      return word(role(matcher.group(1)), offset, Layer.named(matcher.group(3)));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("atom '" + text + "': " + e.getMessage(), e);
    }
  }

  private static Atom word(Role role, int offset, Layer layer) {
    if (role == Role.BETWEEN && (offset != 0 || !layer.isSingleValued())) {
      throw new IllegalArgumentException("between words have no offset, and no layer with many values such as morph");
    }
    return new Atom(role, offset, layer, null);
  }

  private static Role role(String symbol) {
    for (Role role : Role.values()) {
      if (role.symbol.equals(symbol)) {
        return role;
      }
    }
    throw new IllegalArgumentException("unknown role " + symbol);
  }

  /** Whether it can have any number of values. */
  boolean isMultiValued() {
    return role == Role.BETWEEN || (layer != null && !layer.isSingleValued());
  }

  Atom withLayer(Layer other) {
    return new Atom(role, offset, other, property);
  }

  @Override
  public String toString() {
    if (property != null) {
      return property.symbol();
    }
    String shift = offset == 0 ? "" : (offset > 0 ? "+" : "") + offset;
    return role.symbol + shift + "." + layer;
  }
}
