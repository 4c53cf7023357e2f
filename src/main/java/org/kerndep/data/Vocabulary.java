package org.kerndep.data;

import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

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

  /** The columns, then all others by name. */
  private final List<Layer> layers;
  private final WordKnowledge knowledge;
  /** For each layer: its values, and the numbers of these. */
  private final List<List<String>> values = new ArrayList<>();
  private final List<Object2IntMap<String>> ids = new ArrayList<>();

  /**
   * A vocabulary from its values.
   *
   * @param values distinct values per layer in the order of their numbers; a missing column is empty
   */
  public Vocabulary(Map<Layer, List<String>> values) {
    this(values, WordKnowledge.NONE);
  }

  /** The same for words of which more is known. */
  public Vocabulary(Map<Layer, List<String>> values, WordKnowledge knowledge) {
    knowledge.require(values.keySet());
    this.layers = Stream.concat(Layer.COLUMNS.stream(), values.keySet().stream()
        .filter(layer -> !layer.isColumn()).sorted(Comparator.comparing(Layer::name))).toList();
    this.knowledge = knowledge;
    for (Layer layer : layers) {
      List<String> own = List.copyOf(values.getOrDefault(layer, List.of()));
      Object2IntOpenHashMap<String> index = new Object2IntOpenHashMap<>(own.size());
      index.defaultReturnValue(UNSEEN);
      for (String value : own) {
        if (index.put(value, FIRST + index.size()) != UNSEEN) {
          throw new IllegalArgumentException(layer + " value occurs twice: " + value);
        }
      }
      this.values.add(own);
      this.ids.add(index);
    }
  }

  /** The layers whose values are numbered: the columns, then all others by name. */
  public List<Layer> layers() {
    return layers;
  }

  /** What is known of words beyond the training data. */
  public WordKnowledge knowledge() {
    return knowledge;
  }

  /** The values of a layer in the order of their numbers. */
  public List<String> values(Layer layer) {
    return values.get(layer.placeIn(layers));
  }

  /** The layers that have any value, in the order of all. */
  public Set<Layer> presentLayers() {
    Set<Layer> present = new LinkedHashSet<>(layers);
    present.removeIf(layer -> values(layer).isEmpty());
    return Collections.unmodifiableSet(present);
  }

  /** The number of a value: {@link #NONE}, {@link #UNSEEN}, or {@link #FIRST} and up. */
  public int id(Layer layer, String value) {
    return id(layer.placeIn(layers), value);
  }

  private int id(int place, String value) {
    Layer layer = layers.get(place);
    return layer.isAbsent(value) ? NONE : ids.get(place).getInt(layer.normalise(value));
  }

  /** The sentence in numbers. */
  public EncodedSentence encode(Sentence sentence) {
    int[][] single = new int[layers.size()][];
    int[][][] multi = new int[layers.size()][][];
    for (int place = 0; place < single.length; place++) {
      if (layers.get(place).isSingleValued()) {
        single[place] = singleColumn(sentence, place);
      } else {
        multi[place] = multiColumn(sentence, place);
      }
    }
    return new EncodedSentence(layers, single, multi);
  }

  /** Variants of a sentence in numbers: the same words with different tags. */
  public List<EncodedSentence> encode(List<Sentence> variants) {
    List<EncodedSentence> encoded = variants.stream().map(this::encode).toList();
    return encoded.size() == 1 ? encoded : EncodedSentence.variants(encoded);
  }

  private int[] singleColumn(Sentence sentence, int place) {
    Layer layer = layers.get(place);
    int[] column = new int[sentence.size() + 1];
    column[0] = ROOT;
    for (int m = 1; m < column.length; m++) {
      column[m] = id(place, layer.text(sentence.word(m), knowledge));
    }
    return column;
  }

  private int[][] multiColumn(Sentence sentence, int place) {
    Layer layer = layers.get(place);
    int[][] column = new int[sentence.size() + 1][];
    column[0] = new int[0];
    for (int m = 1; m < column.length; m++) {
      column[m] = layer.values(sentence.word(m), knowledge).stream().mapToInt(value -> id(place, value)).toArray();
    }
    return column;
  }

  /** Counts values; {@link #build} keeps those seen at least {@code cutoff} times, in alphabetical order. */
  public static final class Builder {

    private final int cutoff;
    private final Map<Layer, TreeMap<String, Integer>> counts = new HashMap<>();
    private WordKnowledge knowledge = WordKnowledge.NONE;

    /** Counts the columns. */
    public Builder(int cutoff) {
      this.cutoff = cutoff;
      Layer.COLUMNS.forEach(layer -> counts.put(layer, new TreeMap<>()));
    }

    /** Counts more layers, of sentences that are added afterwards. */
    public Builder withLayers(Collection<Layer> more, WordKnowledge knows) {
      knows.require(more);
      more.forEach(layer -> counts.computeIfAbsent(layer, l -> new TreeMap<>()));
      knowledge = knows;
      return this;
    }

    public Builder addAll(Treebank treebank) {
      treebank.sentences().forEach(s -> s.sentence().words().forEach(this::add));
      return this;
    }

    private void add(Word word) {
      counts.forEach((layer, of) -> {
        for (String value : layer.values(word, knowledge)) {
          if (!layer.isAbsent(value)) {
            of.merge(value, 1, Integer::sum);
          }
        }
      });
    }

    public Vocabulary build() {
      Map<Layer, List<String>> kept = new HashMap<>();
      counts.forEach((layer, of) -> {
        List<String> frequent = new ArrayList<>();
        of.forEach((value, count) -> {
          if (count >= cutoff) {
            frequent.add(value);
          }
        });
        kept.put(layer, frequent);
      });
      return new Vocabulary(kept, knowledge);
    }
  }
}
