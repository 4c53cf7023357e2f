package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import it.unimi.dsi.fastutil.objects.Object2DoubleMap;
import it.unimi.dsi.fastutil.objects.Object2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * What a kernel function has learnt: parts and their coefficients, none of them 0. A part scores the sum over the
 * support of coefficient times kernel. Parts are distinct and ordered by shape, labels, distances and words, in
 * whatever order they were added. Immutable; share freely.
 */
public final class Support {

  private final List<KernelWord> words;
  private final Map<PartShape, SupportParts> parts;

  /** Distinct words, ascending, and rows in their order. */
  private Support(List<KernelWord> words, List<SupportRow> rows) {
    this.words = List.copyOf(words);
    Map<PartShape, List<SupportRow>> byShape = new EnumMap<>(PartShape.class);
    rows.forEach(row -> byShape.computeIfAbsent(row.shape(), shape -> new ArrayList<>()).add(row));
    Map<PartShape, SupportParts> columns = new EnumMap<>(PartShape.class);
    byShape.forEach((shape, of) -> columns.put(shape, SupportParts.of(shape, of)));
    this.parts = Collections.unmodifiableMap(columns);
  }

  /**
   * A support whose parts are distinct and in order already, such as a stored one.
   *
   * @param words the words, ascending, each in at least one part
   * @throws IllegalArgumentException if words or parts are not so, or if a coefficient is 0
   */
  public static Support ofOrdered(List<KernelWord> words, List<SupportRow> rows) {
    for (int i = 1; i < words.size(); i++) {
      require(words.get(i - 1).compareTo(words.get(i)) < 0, "words of the support occur twice or are out of order");
    }
    BitSet used = new BitSet(words.size());
    for (int i = 0; i < rows.size(); i++) {
      SupportRow row = rows.get(i);
      require(i == 0 || rows.get(i - 1).compareTo(row) < 0, "parts of the support occur twice or are out of order");
      require(row.coefficient() != 0, "a part of the support has the coefficient 0");
      for (int word : row.words()) {
        require(word < words.size(), "word " + word + " of " + words.size());
        used.set(word);
      }
    }
    require(used.cardinality() == words.size(), "a word of the support is in none of its parts");
    return new Support(words, rows);
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
  public List<KernelWord> words() {
    return words;
  }

  /** The parts of a shape. */
  SupportParts parts(PartShape shape) {
    SupportParts found = parts.get(shape);
    return found != null ? found : SupportParts.empty(shape);
  }

  /** All parts in their order; their words are those of {@link #words}. */
  public void forEach(Visitor visitor) {
    for (SupportParts of : parts.values()) {
      for (int i = 0; i < of.size(); i++) {
        visitor.part(of.part(i, words), of.coefficient(i));
      }
    }
  }

  /** All its property values are below this number. */
  public int valueBound() {
    int bound = 0;
    for (KernelWord word : words) {
      bound = word.size() == 0 ? bound : Math.max(bound, word.value(word.size() - 1) + 1);
    }
    return bound;
  }

  /** The property values that occur in it. */
  public IntSortedSet values() {
    IntSortedSet used = new IntRBTreeSet();
    for (KernelWord word : words) {
      for (int i = 0; i < word.size(); i++) {
        used.add(word.value(i));
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
        part.words().stream().map(word -> renumbered(word, numbers)).toList(), part.arcs()), coefficient));
    return builder.build();
  }

  private static KernelWord renumbered(KernelWord word, int[] numbers) {
    IntArrayList values = new IntArrayList();
    for (int i = 0; i < word.size(); i++) {
      int value = word.value(i);
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
      Set<KernelWord> distinct = new ObjectOpenHashSet<>();
      entries.forEach(entry -> distinct.addAll(entry.getKey().words()));
      List<KernelWord> words = distinct.stream().sorted().toList();
      Object2IntMap<KernelWord> numbers = new Object2IntOpenHashMap<>(words.size());
      words.forEach(word -> numbers.put(word, numbers.size()));
      return new Support(words, entries.stream().map(entry -> row(entry, numbers)).sorted().toList());
    }

    private static SupportRow row(Object2DoubleMap.Entry<KernelPart> entry, Object2IntMap<KernelWord> numbers) {
      KernelPart part = entry.getKey();
      int[] words = part.words().stream().mapToInt(numbers::getInt).toArray();
      return new SupportRow(part.shape(), words, part.arcs(), entry.getDoubleValue());
    }
  }
}
