package org.kerndep.data;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * What is known of words beyond the treebank, such as their classes: layers of its own, in each of which a word has at
 * most one value. Asked where sentences are encoded. Immutable; share freely.
 */
public interface WordKnowledge {

  /** Knows nothing. */
  WordKnowledge NONE = new WordKnowledge() {
    @Override
    public Set<String> layers() {
      return Set.of();
    }

    @Override
    public String value(Word word, String layer) {
      return Word.ABSENT;
    }
  };

  /** The layer of a lexicon, which says what a form can be. */
  String LEXICON = "lexicon1";

  /** The layer of guesses which parts of speech a form can have. */
  String TAGS = "tags1";

  /** The names of its layers, each letters and a number as in {@code class64}. */
  Set<String> layers();

  /** The layers of word classes, from coarse to fine. */
  default List<String> classLayers() {
    return layers().stream().filter(layer -> !layer.equals(LEXICON) && !layer.equals(TAGS)).toList();
  }

  /** The value of a word in one of its layers, {@link Word#ABSENT} if it knows none. */
  String value(Word word, String layer);

  /** What it was made from, in one line; empty if it knows nothing. */
  default String origin() {
    return "";
  }

  /**
   * The same knowledge with what was learnt from a treebank learnt from another instead, so that a tagger that is tried
   * on the rest of the treebank does not know it already; itself if nothing was learnt, or its sources are not at hand.
   */
  default WordKnowledge learntFrom(Treebank treebank) {
    return this;
  }

  /** Refuses layers in which words have values neither themselves nor by this knowledge. */
  default void require(Collection<Layer> layers) {
    layers.stream().flatMap(layer -> layer.knownBy(this).stream())
        .filter(layer -> !layer.isColumn() && !layer.isUserLayer() && !layers().contains(layer.name()))
        .findFirst().ifPresent(layer -> {
          throw Layer.unknown(layer.name(), layers());
        });
  }
}
