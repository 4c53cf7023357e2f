package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import it.unimi.dsi.fastutil.objects.Object2DoubleMap;
import it.unimi.dsi.fastutil.objects.Object2DoubleOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * What a kernel function has learnt: parts and their coefficients, none of them 0. A part scores the sum over the
 * support of coefficient times kernel. Parts are distinct and ordered by shape, labels, distances and words, whatever
 * the order in which they came. Immutable; share freely.
 */
public final class Support {

  private final List<KernelWord> tokens;
  private final Map<PartShape, SupportParts> parts;

  Support(List<KernelWord> tokens, Map<PartShape, SupportParts> parts) {
    this.tokens = List.copyOf(tokens);
    this.parts = Collections.unmodifiableMap(new EnumMap<>(parts));
  }

  /**
   * A support whose parts are known to be distinct and in order, such as a stored one.
   *
   * @param tokens the words, ascending, each in at least one part
   * @throws IllegalArgumentException if words or parts are not so, or if a coefficient is 0
   */
  public static Support ofOrdered(List<KernelWord> tokens, List<SupportRow> rows) {
    for (int i = 1; i < tokens.size(); i++) {
      require(tokens.get(i - 1).compareTo(tokens.get(i)) < 0, "words of the support occur twice or are out of order");
    }
    BitSet used = new BitSet(tokens.size());
    for (int i = 0; i < rows.size(); i++) {
      SupportRow row = rows.get(i);
      require(i == 0 || rows.get(i - 1).compareTo(row) < 0, "parts of the support occur twice or are out of order");
      require(row.coefficient() != 0, "a part of the support has the coefficient 0");
      for (int word : row.words()) {
        require(word < tokens.size(), "word " + word + " of " + tokens.size());
        used.set(word);
      }
    }
    require(used.cardinality() == tokens.size(), "a word of the support is in none of its parts");
    return new Support(tokens, SupportColumns.columns(rows));
  }

  private static void require(boolean condition, String problem) {
    if (!condition) {
      throw new IllegalArgumentException(problem);
    }
  }

  /** Takes a part and its coefficient. */
  @FunctionalInterface
  public interface Visitor {
    void part(KernelPart part, double coefficient);
  }

  /** The number of parts. */
  public int size() {
    return parts.values().stream().mapToInt(SupportParts::size).sum();
  }

  /** The number of parts of a shape. */
  public int size(PartShape shape) {
    return parts.containsKey(shape) ? parts.get(shape).size() : 0;
  }

  /** The distinct words of all parts, ascending. */
  public List<KernelWord> tokens() {
    return tokens;
  }

  /** The parts of a shape. */
  SupportParts parts(PartShape shape) {
    SupportParts found = parts.get(shape);
    return found != null ? found : SupportColumns.empty(shape);
  }

  /** All parts in their order; their words are those of {@link #tokens}. */
  public void forEach(Visitor visitor) {
    for (SupportParts of : parts.values()) {
      for (int i = 0; i < of.size(); i++) {
        visitor.part(of.part(i, tokens), of.coefficient(i));
      }
    }
  }

  /** All its property values are below this number. */
  public int valueBound() {
    int bound = 0;
    for (KernelWord token : tokens) {
      bound = token.size() == 0 ? bound : Math.max(bound, token.value(token.size() - 1) + 1);
    }
    return bound;
  }

  /** The property values that occur in it. */
  public IntSortedSet values() {
    IntSortedSet used = new IntRBTreeSet();
    for (KernelWord token : tokens) {
      for (int i = 0; i < token.size(); i++) {
        used.add(token.value(i));
      }
    }
    return used;
  }

  /**
   * The same parts with other numbers of values.
   *
   * @param kept the new number of a value is its place here; values that are not here are left out
   */
  public Support renumbered(IntSortedSet kept) {
    int[] numbers = new int[kept.isEmpty() ? 0 : kept.lastInt() + 1];
    Arrays.fill(numbers, -1);
    int next = 0;
    for (int value : kept) {
      numbers[value] = next++;
    }
    Builder builder = new Builder();
    forEach((part, coefficient) -> builder.add(new KernelPart(part.shape(),
        part.words().stream().map(token -> renumbered(token, numbers)).toList(), part.arcs()), coefficient));
    return builder.build();
  }

  private static KernelWord renumbered(KernelWord token, int[] numbers) {
    IntArrayList values = new IntArrayList();
    for (int i = 0; i < token.size(); i++) {
      int value = token.value(i);
      if (value < numbers.length && numbers[value] >= 0) {
        values.add(numbers[value]);
      }
    }
    return new KernelWord(values);
  }

  /** Adds up the coefficients of equal parts. */
  public static final class Builder {

    private final Object2DoubleOpenHashMap<KernelPart> coefficients = new Object2DoubleOpenHashMap<>();

    public Builder add(KernelPart part, double coefficient) {
      if (!Double.isFinite(coefficient)) {
        throw new IllegalArgumentException("coefficient is no number: " + coefficient);
      }
      coefficients.addTo(part, coefficient);
      return this;
    }

    /** The parts whose coefficients did not add up to 0. */
    public Support build() {
      List<Object2DoubleMap.Entry<KernelPart>> entries = coefficients.object2DoubleEntrySet().stream()
          .filter(entry -> entry.getDoubleValue() != 0).toList();
      return SupportColumns.of(entries);
    }
  }
}
