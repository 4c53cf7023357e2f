package org.kerndep.decode.chart;

import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;

/**
 * Projective items with consecutive siblings of one side (McDonald and Pereira 2006). Closed items are final, and a
 * fifth kind is a span whose two ends are neighbouring children of a head elsewhere. O(n³) time, O(n²) items.
 */
public final class SiblingGrammar extends SpanGrammar {

  private static final int PAIR = 4;
  private static final int KINDS = 5;

  public SiblingGrammar(PartScores scores, RootMode roots) {
    super(scores, roots, KINDS);
  }

  @Override
  void spanEdges(int item, int s, int e, EdgeVisitor visitor) {
    switch (kind(item)) {
      case OPEN_RIGHT -> openEdges(graph.arc(s, e), visitor);
      case OPEN_LEFT -> openEdges(graph.arc(e, s), visitor);
      case CLOSED_RIGHT -> closedEdges(s, e, true, visitor);
      case CLOSED_LEFT -> closedEdges(e, s, false, visitor);
      default -> {
        for (int r = s; s > 0 && r < e; r++) {
          visitor.edge(item(s, r, CLOSED_RIGHT), item(r + 1, e, CLOSED_LEFT), 0);
        }
      }
    }
  }

  /** The arc as its head's first child, or after each child inside. */
  private void openEdges(int arc, EdgeVisitor visitor) {
    if (arc == ArcGraph.NO_ARC) {
      return;
    }
    int h = graph.head(arc);
    int m = graph.modifier(arc);
    boolean right = h < m;
    double weight = scores.arc(h, m);
    int inside = right ? item(h + 1, m, CLOSED_LEFT) : item(m, h - 1, CLOSED_RIGHT);
    visitor.edge(item(h, h, CLOSED_RIGHT), inside, weight + scores.sibling(h, Parts.NONE, m));
    for (int i = 0; i < graph.rank(arc); i++) {
      int c = graph.modifier(graph.childArc(h, right, i));
      int pair = right ? item(c, m, PAIR) : item(m, c, PAIR);
      visitor.edge(open(h, c), pair, weight + scores.sibling(h, c, m));
    }
  }

  private void closedEdges(int head, int end, boolean right, EdgeVisitor visitor) {
    for (int i = 0; i < graph.childCount(head, right); i++) {
      int m = graph.modifier(graph.childArc(head, right, i));
      if (right ? m > end : m < end) {
        return;
      }
      visitor.edge(open(head, m), right ? item(m, end, CLOSED_RIGHT) : item(end, m, CLOSED_LEFT), 0);
    }
  }

  @Override
  double rootScore(int modifier) {
    return scores.arc(0, modifier) + scores.sibling(0, Parts.NONE, modifier);
  }

  private int open(int head, int modifier) {
    return head < modifier ? item(head, modifier, OPEN_RIGHT) : item(modifier, head, OPEN_LEFT);
  }
}
