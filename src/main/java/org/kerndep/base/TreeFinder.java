package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.part.ArcGraph;

/** From the arcs that a pruner leaves to labelled trees, in two steps. Scratch of one thread. */
interface TreeFinder {

  /** The one that a model asks for. */
  static TreeFinder of(BaseModel model) {
    return model.labelMode() == LabelMode.JOINT ? new JointFinder(model) : new TwoStageFinder(model);
  }

  /** The k best trees of a sentence with at least one word, or all if there are fewer. */
  KBestList best(EncodedSentence x, ArcGraph graph, int k);

  /** The tree with labels for all arcs that have none yet. */
  DependencyTree complete(EncodedSentence x, DependencyTree tree);
}
