package org.kerndep.feature;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The smallest thing a {@link TreeTemplate} names: a property of a word, or the order of the words.
 *
 * @param role whose property; {@link Role#ORDER} for the order of the words
 * @param offset words to the right of it, negative to the left
 * @param property the property, null for the order of the words
 */
record TreeAtom(Role role, int offset, Property property) {

  /** Neighbours are at most so far away. */
  static final int FURTHEST = 2;

  /** The words that a feature looks at; {@link TreeTemplate.Section} says which. */
  enum Role {
    HEAD("h", "head"),
    MODIFIER("m", "modifier"),
    SIBLING("s", "sibling"),
    CHILD("c", "child"),
    GRANDPARENT("g", "grandparent"),
    GREAT_GRANDPARENT("gg", "great-grandparent"),
    /** The first of the words below the modifier and itself. */
    FIRST("f", "first word below"),
    /** The last of the words below the modifier and itself. */
    LAST("l", "last word below"),
    /** No word: which of them stand before which others. */
    ORDER("order", "order");

    private final String symbol;
    private final String words;

    Role(String symbol, String words) {
      this.symbol = symbol;
      this.words = words;
    }

    /** What a reader calls the word. */
    String words() {
      return words;
    }

    @Override
    public String toString() {
      return symbol;
    }
  }

  /** What a tree says of a position. The name in text is in lower case. */
  enum Property {
    TAG(TreeShape::tag),
    WORD(TreeShape::word),
    LABEL(TreeShape::label),
    FRAME(TreeShape::frame),
    TAGFRAME(TreeShape::tagFrame),
    LABELSET(TreeShape::labelSet),
    LEFT(TreeShape::leftChildren),
    RIGHT(TreeShape::rightChildren),
    ALIKE(TreeShape::alike),
    SIZE(TreeShape::spanSize),
    FINAL(TreeShape::isFinal);

    private interface Rule {
      int value(TreeShape shape, int position);
    }

    private final Rule rule;

    Property(Rule rule) {
      this.rule = rule;
    }

    int of(TreeShape shape, int position) {
      return rule.value(shape, position);
    }

    /** Whether places before and after the words have a value too. */
    boolean isEverywhere() {
      return this == TAG || this == WORD;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Pattern WORD = Pattern.compile("([a-z]+)([+-][12])?\\.([a-z]+)");

  static TreeAtom parse(String text) {
    if (text.equals(Role.ORDER.symbol)) {
      return new TreeAtom(Role.ORDER, 0, null);
    }
    Matcher matcher = WORD.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "unknown atom '" + text + "'; write order, or a word and a property as in h.tag");
    }
    int offset = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
    Role role = named(Role.values(), "word", matcher.group(1));
    Property property = named(Property.values(), "property", matcher.group(3));
    if (role == Role.ORDER) {
      throw new IllegalArgumentException("atom '" + text + "': the order of words has no properties");
    }
    if (offset != 0 && !property.isEverywhere()) {
      throw new IllegalArgumentException("atom '" + text + "': of neighbours only tag and word are known");
    }
    return new TreeAtom(role, offset, property);
  }

  /** The one of some that is written so; an error names them all. */
  static <T> T named(T[] all, String kind, String text) {
    return Arrays.stream(all).filter(one -> one.toString().equals(text)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown " + kind + " '" + text + "'; known are "
            + Arrays.stream(all).map(Object::toString).collect(Collectors.joining(", "))));
  }

  @Override
  public String toString() {
    if (property == null) {
      return role.toString();
    }
    return role + (offset == 0 ? "" : (offset > 0 ? "+" : "") + offset) + "." + property;
  }
}
