package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.KBestList;
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
  public KBestList decode(PartScores scores, int k) {
    KBestList starts = projective.decode(scores, k);
    PartScores remembered = new RememberedScores(scores);
    BestTrees found = new BestTrees(k, remembered, shapes());
    starts.trees().forEach(start -> found.offer(start.tree()));
    new Climb(starts.best().tree(), remembered, shapes(), roots, found).toTop();
    return found.list();
  }
}
