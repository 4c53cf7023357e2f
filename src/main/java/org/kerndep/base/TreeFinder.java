package org.kerndep.base;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Forest;
import org.kerndep.part.ArcGraph;

/** From the arcs that a pruner leaves to labelled trees, in two steps. Scratch of one thread. */
interface TreeFinder {

  /**
   * The one that a model asks for, with one of its decoders.
   *
   * @param other adds to the scores of arcs, if there is one; not where heads and labels are decoded together
   */
  static TreeFinder of(BaseModel model, Decoder decoder, Optional<ArcScorer> other) {
    if (model.labelMode() != LabelMode.JOINT) {
      return new TwoStageFinder(model, decoder, other);
    }
    if (other.isPresent()) {
      throw new IllegalArgumentException("no other scorer of arcs can be added where labels are joint");
    }
    return new JointFinder(model, decoder);
  }

  /** The k best trees of a sentence with at least one word, or all if there are fewer. */
  ScoredTrees best(Sentence sentence, EncodedSentence x, ArcGraph graph, int k);

  /** The same trees with the probabilities of arcs; used before any other call. */
  Forest forest(Sentence sentence, EncodedSentence x, ArcGraph graph, int k);

  /** The tree with labels for all arcs that have none yet. */
  DependencyTree complete(EncodedSentence x, DependencyTree tree);

  /**
   * The second-best labels of arcs that score at most so much less than the best, the closest first; none where heads
   * and labels are decoded together.
   *
   * @param tree one that is complete
   */
  List<Labeller.RunnerUp> runnersUp(EncodedSentence x, DependencyTree tree, double most);
}
