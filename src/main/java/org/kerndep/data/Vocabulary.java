package org.kerndep.data;

import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The values each layer had in the training data, numbered from {@link #FIRST}. Numbers below stand for places without
 * a value. Words of digits share one value. Immutable; share freely.
 */
public final class Vocabulary {

  /** The word has no value in this layer. */
  public static final int NONE = 0;
  /** The value did not occur in the training data. */
  public static final int UNSEEN = 1;
  /** Before the root. */
  public static final int START = 2;
  /** After the last word. */
  public static final int END = 3;
  /** The artificial root. */
  public static final int ROOT = 4;
  /** The number of the first real value. */
  public static final int FIRST = 5;

  private static final Pattern NUMBER = Pattern.compile("[0-9]([0-9.,]*[0-9])?");
  private static final String NUMBER_VALUE = "<num>";

  private final Map<Layer, List<String>> values = new EnumMap<>(Layer.class);
  private final Map<Layer, Object2IntMap<String>> ids = new EnumMap<>(Layer.class);

  /**
   * A vocabulary from its values.
   *
   * @param values distinct values per layer in the order of their numbers; a missing layer is empty
   */
  public Vocabulary(Map<Layer, List<String>> values) {
    for (Layer layer : Layer.values()) {
      List<String> own = List.copyOf(values.getOrDefault(layer, List.of()));
      Object2IntOpenHashMap<String> index = new Object2IntOpenHashMap<>(own.size());
      index.defaultReturnValue(UNSEEN);
      for (String value : own) {
        if (index.put(value, FIRST + index.size()) != UNSEEN) {
          throw new IllegalArgumentException(layer.templateName() + " value occurs twice: " + value);
        }
      }
      this.values.put(layer, own);
      this.ids.put(layer, index);
    }
  }

  /** The values of a layer in the order of their numbers. */
  public List<String> values(Layer layer) {
    return values.get(layer);
  }

  /** The layers that have any value. */
  public Set<Layer> presentLayers() {
    Set<Layer> present = new TreeSet<>();
    for (Layer layer : Layer.values()) {
      if (!values.get(layer).isEmpty()) {
        present.add(layer);
      }
    }
    return Collections.unmodifiableSet(present);
  }

  /** The number of a value: {@link #NONE}, {@link #UNSEEN}, or {@link #FIRST} and up. */
  public int id(Layer layer, String value) {
    return value.equals(Word.ABSENT) && layer != Layer.FORM
        ? NONE
        : ids.get(layer).getInt(normalise(layer, value));
  }

  /** The sentence in numbers. */
  public EncodedSentence encode(Sentence sentence) {
    int n = sentence.size();
    int[][] single = new int[Layer.values().length][];
    for (Layer layer : Layer.values()) {
      if (layer.isSingleValued()) {
        int[] column = new int[n + 1];
        column[0] = ROOT;
        for (int m = 1; m <= n; m++) {
          column[m] = id(layer, layer.of(sentence.word(m)));
        }
        single[layer.ordinal()] = column;
      }
    }
    int[][] morph = new int[n + 1][];
    morph[0] = new int[0];
    for (int m = 1; m <= n; m++) {
      morph[m] = sentence.word(m).features().stream().mapToInt(f -> id(Layer.MORPH, f)).toArray();
    }
    return new EncodedSentence(single, morph);
  }

  /** The value that stands for a text in a layer: words of digits share one. */
  public static String normalise(Layer layer, String value) {
    boolean word = layer == Layer.FORM || layer == Layer.LEMMA;
    return word && Character.isDigit(value.charAt(0)) && NUMBER.matcher(value).matches() ? NUMBER_VALUE : value;
  }

  /** Counts values; {@link #build} keeps those seen at least {@code cutoff} times, in alphabetical order. */
  public static final class Builder {

    private final int cutoff;
    private final Map<Layer, TreeMap<String, Integer>> counts = new EnumMap<>(Layer.class);

    public Builder(int cutoff) {
      this.cutoff = cutoff;
      for (Layer layer : Layer.values()) {
        counts.put(layer, new TreeMap<>());
      }
    }

    public Builder addAll(Treebank treebank) {
      treebank.sentences().forEach(s -> s.sentence().words().forEach(this::add));
      return this;
    }

    private void add(Word word) {
      for (Layer layer : Layer.values()) {
        List<String> found = layer.isSingleValued() ? List.of(layer.of(word)) : word.features();
        for (String value : found) {
          if (!value.equals(Word.ABSENT) || layer == Layer.FORM) {
            counts.get(layer).merge(normalise(layer, value), 1, Integer::sum);
          }
        }
      }
    }

    public Vocabulary build() {
      Map<Layer, List<String>> kept = new EnumMap<>(Layer.class);
      counts.forEach((layer, of) -> {
        List<String> frequent = new ArrayList<>();
        of.forEach((value, count) -> {
          if (count >= cutoff) {
            frequent.add(value);
          }
        });
        kept.put(layer, frequent);
      });
      return new Vocabulary(kept);
    }
  }
}
