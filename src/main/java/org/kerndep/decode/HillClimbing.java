package org.kerndep.decode;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.CachedScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * Looks for the best tree of any order, crossing arcs included, by {@linkplain Climb climbing} from the best tree of
 * the arcs alone and then from random trees, until a number of starts in a row has led to nothing better. A random tree
 * is the best one after noise is added to the arcs, so probable ones come more often. Not exact; the same scores always
 * give the same trees.
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
  public ScoredTrees decode(PartScores scores, int k) {
    PartScores cached = new CachedScores(scores);
    BestTrees found = new BestTrees(k, cached, shapes);
    double best = climb(scores, cached, found);
    SplittableRandom random = new SplittableRandom(seed);
    for (int inVain = 0; inVain < patience; inVain++) {
      double score = climb(new PerturbedArcs(scores, random.split()), cached, found);
      if (score > best) {
        best = score;
        inVain = -1;
      }
    }
    return found.list();
  }

  /** Climbs from the best tree of some arc scores; gives the score of the top. */
  private double climb(PartScores arcs, PartScores scores, BestTrees found) {
    DependencyTree start = arcDecoder.decode(arcs).tree();
    return new Climb(start, scores, shapes, roots, found).toTop();
  }

  /**
   * Arc scores with noise from the Gumbel distribution: the best head of a word alone is then a draw from the softmax
   * of its scores.
   */
  private static final class PerturbedArcs implements PartScores {

    private final ArcGraph graph;
    private final double[] arcs;

    PerturbedArcs(PartScores scores, SplittableRandom random) {
      graph = scores.graph();
      arcs = new double[graph.arcCount()];
      for (int arc = 0; arc < arcs.length; arc++) {
        double noise = -Math.log(-Math.log(random.nextDouble(Double.MIN_NORMAL, 1)));
        arcs[arc] = scores.arc(graph.head(arc), graph.modifier(arc)) + noise;
      }
    }

    @Override
    public ArcGraph graph() {
      return graph;
    }

    @Override
    public Set<PartShape> shapes() {
      return Set.of(PartShape.ARC);
    }

    @Override
    public double arc(int head, int modifier) {
      return arcs[graph.arc(head, modifier)];
    }
  }
}
