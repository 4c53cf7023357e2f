package org.kerndep.train.decoderkernel;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.Parts;
import org.kerndep.train.config.RerankLoss;

/**
 * A sentence from which a kernel in the decoder is learnt. Immutable; share freely.
 *
 * @param number its place among the examples
 * @param fold the fold it is in, whose model decodes it
 * @param gold its tree, as the decoder should find it
 * @param x its words as that model sees them
 * @param graph the arcs that the model leaves; gold arcs may be missing
 */
record DecoderKernelExample(int number, int fold, DependencyTree gold, EncodedSentence x, ArcGraph graph) {

  /** Whether all gold arcs are there. */
  boolean hasGold() {
    boolean[] all = {true};
    Parts.arcs(gold, (head, modifier) -> all[0] &= graph.arc(head, modifier) != ArcGraph.NO_ARC);
    return all[0];
  }

  /** How many heads of a tree are wrong. */
  int wrongHeads(DependencyTree tree) {
    return RerankLoss.HEADS.of(gold, tree);
  }
}
