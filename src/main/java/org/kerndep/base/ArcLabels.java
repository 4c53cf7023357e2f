package org.kerndep.base;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;

/**
 * The labels that an arc may have: those that training saw between a head and a modifier with these tags (coarse ones
 * if there are any); where it saw none, all that {@link LabelSet} allows. Immutable; share freely.
 */
public final class ArcLabels {

  /** The tags of an arc's ends, as numbers of the vocabulary. */
  public record Tags(int head, int modifier) implements Comparable<Tags> {

    private static Tags of(EncodedSentence x, Layer layer, int head, int modifier) {
      return new Tags(x.value(layer, head), x.value(layer, modifier));
    }

    @Override
    public int compareTo(Tags other) {
      return head == other.head ? Integer.compare(modifier, other.modifier) : Integer.compare(head, other.head);
    }
  }

  private final Layer layer;
  private final Map<Tags, IntList> seen;
  private final IntList fromRoot;
  private final IntList elsewhere;

  /**
   * Labels by tags.
   *
   * @param layer where the tags are, a layer with one value per word
   * @param seen ascending indices of labels, at least one for each pair of tags
   */
  public ArcLabels(LabelSet labels, Layer layer, Map<Tags, IntList> seen) {
    if (!layer.isSingleValued()) {
      throw new IllegalArgumentException("tags cannot be in layer " + layer);
    }
    this.layer = layer;
    Map<Tags, IntList> own = new HashMap<>();
    seen.forEach((tags, indices) -> own.put(tags, checked(indices, labels.size())));
    this.seen = Collections.unmodifiableMap(own);
    this.fromRoot = allowed(labels, true);
    this.elsewhere = allowed(labels, false);
  }

  private static IntList checked(IntList indices, int size) {
    if (indices.isEmpty()) {
      throw new IllegalArgumentException("tags without labels");
    }
    for (int i = 0; i < indices.size(); i++) {
      if (indices.getInt(i) >= size || indices.getInt(i) <= (i == 0 ? -1 : indices.getInt(i - 1))) {
        throw new IllegalArgumentException("not ascending indices of " + size + " labels: " + indices);
      }
    }
    return new IntImmutableList(indices);
  }

  private static IntList allowed(LabelSet labels, boolean rootArc) {
    return new IntImmutableList(
        IntStream.range(0, labels.size()).filter(label -> labels.isAllowed(label, rootArc)).toArray());
  }

  /** What a treebank has. */
  public static ArcLabels of(Treebank treebank, Vocabulary vocabulary, LabelSet labels) {
    Layer layer = vocabulary.presentLayers().contains(Layer.CPOS) ? Layer.CPOS : Layer.POS;
    Map<Tags, TreeSet<Integer>> found = new HashMap<>();
    for (ParsedSentence s : treebank.sentences()) {
      EncodedSentence x = vocabulary.encode(s.sentence());
      for (int m = 1; m <= s.size(); m++) {
        found.computeIfAbsent(Tags.of(x, layer, s.tree().head(m), m), tags -> new TreeSet<>())
            .add(labels.index(s.tree().label(m)));
      }
    }
    Map<Tags, IntList> seen = new HashMap<>();
    found.forEach((tags, indices) -> seen.put(tags, new IntImmutableList(indices)));
    return new ArcLabels(labels, layer, seen);
  }

  /** The labels of an arc by ascending index, at least one. */
  public IntList of(EncodedSentence x, int head, int modifier) {
    IntList known = seen.get(Tags.of(x, layer, head, modifier));
    return known != null ? known : head == 0 ? fromRoot : elsewhere;
  }

  /** Where the tags are. */
  public Layer layer() {
    return layer;
  }

  /** The labels that were seen, by tags in their order. */
  public SortedMap<Tags, IntList> seen() {
    return new TreeMap<>(seen);
  }
}
