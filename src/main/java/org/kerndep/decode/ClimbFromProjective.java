package org.kerndep.decode;

import java.util.List;
import java.util.Set;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.CachedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * The best projective trees, then a {@linkplain Climb climb} from the first to better trees whose arcs may cross.
 * Immutable.
 */
final class ClimbFromProjective implements Decoder {

  private final Decoder projective;
  private final RootMode roots;

  ClimbFromProjective(Decoder projective, RootMode roots) {
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
    return climb(projective.decode(scores, k).trees(), new CachedScores(scores), k);
  }

  /** All projective trees, and the best of those with crossing arcs that the climb meets. */
  @Override
  public Forest forest(PartScores scores, int k) {
    Forest starts = projective.forest(scores, k);
    PartScores cached = new CachedScores(scores);
    ScoredTrees met = climb(List.of(starts.best().best()), cached, Math.max(k, Forest.LIST_SIZE));
    return starts.with(met.first(Forest.LIST_SIZE),
        BestTrees.merge(k, cached, shapes(), starts.best(), met.first(k)));
  }

  private ScoredTrees climb(List<ScoredTree> starts, PartScores scores, int k) {
    BestTrees found = new BestTrees(k, scores, shapes());
    starts.forEach(start -> found.offer(start.tree()));
    new Climb(starts.get(0).tree(), scores, shapes(), roots, found).toTop();
    return found.list();
  }
}
