package org.kerndep.decode;

import java.util.List;
import java.util.Set;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.RememberedScores;

/**
 * The best projective trees, then a {@linkplain Climb climb} from the first to better trees whose arcs may cross.
 * Immutable.
 */
final class ClimbingFinish implements Decoder {

  private final Decoder projective;
  private final RootMode roots;

  ClimbingFinish(Decoder projective, RootMode roots) {
    this.projective = projective;
    this.roots = roots;
  }

  @Override
  public boolean isProjective() {
    return false;
  }

  @Override
  public Set<PartShape> shapes() {
    return projective.shapes();
  }

  @Override
  public ScoredTrees decode(PartScores scores, int k) {
    return climb(projective.decode(scores, k).trees(), new RememberedScores(scores), k);
  }

  /** All projective trees, and the best of those with crossing arcs that the climb meets. */
  @Override
  public Forest forest(PartScores scores, int k) {
    Forest starts = projective.forest(scores, k);
    PartScores remembered = new RememberedScores(scores);
    ScoredTrees met = climb(List.of(starts.best().best()), remembered, Math.max(k, Forest.USUAL_TREES));
    return starts.with(met.first(Forest.USUAL_TREES),
        BestTrees.merge(k, remembered, shapes(), starts.best(), met.first(k)));
  }

  private ScoredTrees climb(List<ScoredTree> starts, PartScores scores, int k) {
    BestTrees found = new BestTrees(k, scores, shapes());
    starts.forEach(start -> found.offer(start.tree()));
    new Climb(starts.get(0).tree(), scores, shapes(), roots, found).toTop();
    return found.list();
  }
}
