package org.kerndep;

import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;

/**
 * The best hypotheses of a sentence and how probable arcs are. Immutable; share freely.
 *
 * @param list as {@link DependencyParser#parse(org.kerndep.data.Sentence, int)} gives it
 * @param arcs empty if the sentence is too long to be decoded whole
 */
public record ConfidentList(KBestList list, Optional<ArcProbabilities> arcs) {

  /** The best labelled tree. */
  public DependencyTree tree() {
    return list.best().tree();
  }
}
