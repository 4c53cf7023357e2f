package org.kerndep.decode;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;
import org.kerndep.part.RememberedScores;

/**
 * Looks for the best tree of any order, crossing arcs included, by {@linkplain Climb climbing} from the best tree of
 * the arcs alone and then from random trees, until so many starts in a row led to nothing better. A random tree is the
 * best one after noise is added to the arcs, so probable ones come more often. Not exact; the same scores always give
 * the same tree.
 */
final class HillClimbing implements Decoder {

  static final Set<PartShape> SHAPES = Collections.unmodifiableSet(EnumSet.of(PartShape.ARC, PartShape.SIBLING,
      PartShape.GRANDPARENT, PartShape.GRAND_SIBLING, PartShape.TRI_SIBLING, PartShape.HEAD_BIGRAM));

  private final RootMode roots;
  private final Set<PartShape> shapes;
  private final int patience;
  private final long seed;
  private final Decoder arcDecoder;

  /**
   * A decoder.
   *
   * @param shapes what counts
   * @param patience how many starts in a row may lead to nothing better
   * @param seed of the random trees
   */
  HillClimbing(RootMode roots, Set<PartShape> shapes, int patience, long seed) {
    this.roots = roots;
    this.shapes = shapes;
    this.patience = patience;
    this.seed = seed;
    this.arcDecoder = new ChuLiuEdmonds(roots);
  }

  @Override
  public boolean isProjective() {
    return false;
  }

  @Override
  public Set<PartShape> shapes() {
    return shapes;
  }

  @Override
  public ScoredTree decode(PartScores scores) {
    PartScores remembered = new RememberedScores(scores);
    ScoredTree best = climb(arcDecoder.decode(scores).tree(), remembered);
    SplittableRandom random = new SplittableRandom(seed);
    for (int inVain = 0; inVain < patience; inVain++) {
      ScoredTree found = climb(arcDecoder.decode(new NoisyArcScores(scores, random.split())).tree(), remembered);
      if (found.score() > best.score()) {
        best = found;
        inVain = -1;
      }
    }
    return best;
  }

  private ScoredTree climb(DependencyTree start, PartScores scores) {
    DependencyTree top = new Climb(start, scores, shapes, roots).top();
    return new ScoredTree(top, Parts.sum(top, scores, shapes));
  }
}
