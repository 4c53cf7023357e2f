package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.CachedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

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
    PartScores cached = new CachedScores(scores);
    return BestTrees.merge(k, cached, shapes(), first.decode(cached, k), second.decode(cached, k));
  }

  @Override
  public Forest forest(PartScores scores, int k) {
    PartScores cached = new CachedScores(scores);
    Forest forest = first.forest(cached, k);
    ScoredTrees others = second.decode(cached, Math.max(k, Forest.LIST_SIZE));
    return forest.with(others.first(Forest.LIST_SIZE),
        BestTrees.merge(k, cached, shapes(), forest.best(), others.first(k)));
  }
}
