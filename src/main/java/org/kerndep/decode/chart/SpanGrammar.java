package org.kerndep.decode.chart;

import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * The base of grammars whose items are a kind and a span s..e. Items are numbered by width, start and kind; one more
 * item joins the halves of the root's child when there may be only one. Kinds 0 and 1 are the arcs s→e and e→s just
 * made, kinds 2 and 3 the half-trees of s and e that are complete towards the other end.
 */
abstract class SpanGrammar implements ChartGrammar {

  static final int OPEN_RIGHT = 0;
  static final int OPEN_LEFT = 1;
  static final int CLOSED_RIGHT = 2;
  static final int CLOSED_LEFT = 3;

  final PartScores scores;
  final ArcGraph graph;
  final int n;
  final boolean single;
  private final int kinds;

  SpanGrammar(PartScores scores, RootMode roots, int kinds) {
    this.scores = scores;
    this.graph = scores.graph();
    this.n = scores.size();
    this.single = roots == RootMode.SINGLE;
    this.kinds = kinds;
  }

  /** Visits the hyper-edges into an item of a span that has at least two words and may be used. */
  abstract void spanEdges(int item, int start, int end, EdgeVisitor visitor);

  /** What the arc from the root to its only child adds. */
  abstract double rootScore(int modifier);

  @Override
  public final int size() {
    return n;
  }

  @Override
  public final int itemCount() {
    return kinds * (n + 1) * (n + 1) + 1;
  }

  @Override
  public final int goal() {
    return single ? itemCount() - 1 : item(0, n, CLOSED_RIGHT);
  }

  @Override
  public final boolean isAxiom(int item) {
    int kind = kind(item);
    return item < itemCount() - 1 && width(item) == 0 && (kind == CLOSED_RIGHT || kind == CLOSED_LEFT)
        && !(single && start(item) == 0);
  }

  @Override
  public final void incoming(int item, EdgeVisitor visitor) {
    if (item == itemCount() - 1) {
      rootEdges(visitor);
      return;
    }
    int s = start(item);
    int e = s + width(item);
    if (e <= n && s < e && !(s == 0 && (single || kind(item) == OPEN_LEFT || kind(item) == CLOSED_LEFT))) {
      spanEdges(item, s, e, visitor);
    }
  }

  private void rootEdges(EdgeVisitor visitor) {
    for (int i = 0; single && i < graph.childCount(0, true); i++) {
      int m = graph.modifier(graph.childArc(0, true, i));
      visitor.edge(item(1, m, CLOSED_LEFT), item(m, n, CLOSED_RIGHT), rootScore(m));
    }
  }

  @Override
  public final int modifier(int item, int firstTail, int secondTail) {
    if (item == itemCount() - 1) {
      return start(secondTail);
    }
    return switch (kind(item)) {
      case OPEN_RIGHT -> start(item) + width(item);
      case OPEN_LEFT -> start(item);
      default -> 0;
    };
  }

  @Override
  public final int head(int item, int firstTail, int secondTail) {
    if (item == itemCount() - 1) {
      return 0;
    }
    return kind(item) == OPEN_RIGHT ? start(item) : start(item) + width(item);
  }

  final int item(int start, int end, int kind) {
    return kinds * ((end - start) * (n + 1) + start) + kind;
  }

  final int kind(int item) {
    return item % kinds;
  }

  private int width(int item) {
    return item / kinds / (n + 1);
  }

  private int start(int item) {
    return item / kinds % (n + 1);
  }
}
