package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * The best trees when arcs may cross: maximum spanning {@linkplain Arborescence arborescences}. O(n²) for the best,
 * and for k trees at most k·n times that, mostly a few times k.
 */
final class ChuLiuEdmonds implements Decoder {

  private final RootMode roots;

  ChuLiuEdmonds(RootMode roots) {
    this.roots = roots;
  }

  @Override
  public boolean isProjective() {
    return false;
  }

  @Override
  public Set<PartShape> shapes() {
    return Set.of(PartShape.ARC);
  }

  @Override
  public ScoredTrees decode(PartScores scores, int k) {
    Decoders.requirePositive(k);
    return new SpanningTrees(scores, roots, k).best();
  }

  @Override
  public Forest forest(PartScores scores, int k) {
    return new SpanningForest(scores, roots, decode(scores, k));
  }
}
