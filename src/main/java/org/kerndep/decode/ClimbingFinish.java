package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;
import org.kerndep.part.RememberedScores;

/** The best projective tree, then a {@linkplain Climb climb} from it to better trees whose arcs may cross. Immutable. */
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
  public ScoredTree decode(PartScores scores) {
    ScoredTree start = projective.decode(scores);
    PartScores remembered = new RememberedScores(scores);
    DependencyTree top = new Climb(start.tree(), remembered, shapes(), roots).top();
    return top.equals(start.tree()) ? start : new ScoredTree(top, Parts.sum(top, remembered, shapes()));
  }
}
