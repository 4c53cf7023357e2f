package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.RememberedScores;

/** The best of the trees that two decoders find, by the scores of the same shapes. Immutable; share freely. */
final class MergedDecoder implements Decoder {

  private final Decoder first;
  private final Decoder second;

  /**
   * A decoder.
   *
   * @param second looks at the same shapes
   */
  MergedDecoder(Decoder first, Decoder second) {
    this.first = first;
    this.second = second;
  }

  @Override
  public boolean isProjective() {
    return first.isProjective() && second.isProjective();
  }

  @Override
  public Set<PartShape> shapes() {
    return first.shapes();
  }

  @Override
  public ScoredTrees decode(PartScores scores, int k) {
    PartScores remembered = new RememberedScores(scores);
    return BestTrees.merge(k, remembered, shapes(), first.decode(remembered, k), second.decode(remembered, k));
  }

  @Override
  public Forest forest(PartScores scores, int k) {
    PartScores remembered = new RememberedScores(scores);
    Forest forest = first.forest(remembered, k);
    ScoredTrees others = second.decode(remembered, Math.max(k, Forest.USUAL_TREES));
    return forest.with(others.first(Forest.USUAL_TREES),
        BestTrees.merge(k, remembered, shapes(), forest.best(), others.first(k)));
  }
}
