package org.kerndep.decode;

import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.ToDoubleFunction;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An exact decoder that hands sentences on which it would take too long to a cheaper one. Immutable; share freely. */
final class BoundedDecoder implements Decoder {

  private static final Logger LOG = LoggerFactory.getLogger(BoundedDecoder.class);

  private static final AtomicBoolean LOGGED = new AtomicBoolean();

  /** Steps that take a few seconds. */
  private static final double LIMIT = 2e8;

  private final Decoder exact;
  private final Decoder cheaper;
  private final ToDoubleFunction<ArcGraph> cost;

  /**
   * A decoder.
   *
   * @param cheaper looks at the same shapes; its trees may have crossing arcs
   * @param cost how many steps the exact one would take
   */
  BoundedDecoder(Decoder exact, Decoder cheaper, ToDoubleFunction<ArcGraph> cost) {
    this.exact = exact;
    this.cheaper = cheaper;
    this.cost = cost;
  }

  @Override
  public boolean isProjective() {
    return exact.isProjective();
  }

  @Override
  public Set<PartShape> shapes() {
    return exact.shapes();
  }

  @Override
  public ScoredTree decode(PartScores scores) {
    return choose(scores.graph()).decode(scores);
  }

  @Override
  public ScoredTrees decode(PartScores scores, int k) {
    return choose(scores.graph()).decode(scores, k);
  }

  @Override
  public Forest forest(PartScores scores, int k) {
    return choose(scores.graph()).forest(scores, k);
  }

  private Decoder choose(ArcGraph graph) {
    if (cost.applyAsDouble(graph) <= LIMIT) {
      return exact;
    }
    if (!LOGGED.getAndSet(true)) {
      LOG.warn("a sentence of {} words with {} possible arcs would take too long to decode exactly; hill climbing is "
          + "used for it and for others like it", graph.size(), graph.arcCount());
    }
    return cheaper;
  }
}
