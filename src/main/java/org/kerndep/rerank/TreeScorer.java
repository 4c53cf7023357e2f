package org.kerndep.rerank;

import java.util.List;
import java.util.Map;
import org.kerndep.data.KBestList;

/**
 * A function of trees that has a say in reranking. A kind of scorer is a class with a name; those of one kind are told
 * apart by their descriptions. Immutable; share freely.
 */
public interface TreeScorer {

  /** The name of its kind, which stands in settings and in model files. */
  String name();

  /**
   * The scores of a list's hypotheses in their order. Each is looked at with the tags of its own sentence; hypotheses
   * that share a sentence share the work.
   */
  double[] scores(KBestList list);

  /** Whether the score of a tree depends on the other trees of a list. */
  default boolean comparesTrees() {
    return false;
  }

  /** The feature paths of the user layers that it looks at. */
  default List<String> userLayers() {
    return List.of();
  }

  /** How many parts its kernel function has; 0 if it has none. */
  default int supportSize() {
    return 0;
  }

  /** How many weights it keeps in a table; 0 if it has none. */
  default int weightCount() {
    return 0;
  }

  /** Figures of it for the manifest of a model, by name. */
  default Map<String, String> figures() {
    return Map.of();
  }

  /** What it is, in one line without its name. */
  String description();

  /** What it looks at, line by line; none if that is said elsewhere. */
  default List<String> features() {
    return List.of();
  }
}
