package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Forest;
import org.kerndep.part.ArcGraph;

/** From the arcs that a pruner leaves to labelled trees, in two steps. Scratch of one thread. */
interface TreeFinder {

  /** The one that a model asks for, with one of its decoders. */
  static TreeFinder of(BaseModel model, Decoder decoder) {
    return model.labelMode() == LabelMode.JOINT
        ? new JointFinder(model, decoder)
        : new TwoStageFinder(model, decoder);
  }

  /** The k best trees of a sentence with at least one word, or all if there are fewer. */
  KBestList best(EncodedSentence x, ArcGraph graph, int k);

  /** The trees whose probabilities can be told, of a sentence with at least one word; used before any other call. */
  Forest forest(EncodedSentence x, ArcGraph graph);

  /** The tree with labels for all arcs that have none yet. */
  DependencyTree complete(EncodedSentence x, DependencyTree tree);
}
