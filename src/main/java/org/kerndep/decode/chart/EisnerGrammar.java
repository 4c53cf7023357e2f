package org.kerndep.decode.chart;

import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/** First-order projective items (Eisner 1996). O(n³) time, O(n²) items. */
public final class EisnerGrammar extends SpanGrammar {

  private static final int KINDS = 4;

  public EisnerGrammar(PartScores scores, RootMode roots) {
    super(scores, roots, KINDS);
  }

  @Override
  void spanEdges(int item, int s, int e, EdgeVisitor visitor) {
    switch (kind(item)) {
      case OPEN_RIGHT -> openEdges(s, e, s, e, visitor);
      case OPEN_LEFT -> openEdges(s, e, e, s, visitor);
      case CLOSED_RIGHT -> {
        for (int r = s + 1; r <= e; r++) {
          visitor.edge(item(s, r, OPEN_RIGHT), item(r, e, CLOSED_RIGHT), 0);
        }
      }
      default -> {
        for (int r = s; r < e; r++) {
          visitor.edge(item(s, r, CLOSED_LEFT), item(r, e, OPEN_LEFT), 0);
        }
      }
    }
  }

  private void openEdges(int s, int e, int head, int modifier, EdgeVisitor visitor) {
    if (graph.arc(head, modifier) == ArcGraph.NO_ARC) {
      return;
    }
    double weight = scores.arc(head, modifier);
    for (int r = s; r < e; r++) {
      visitor.edge(item(s, r, CLOSED_RIGHT), item(r + 1, e, CLOSED_LEFT), weight);
    }
  }

  @Override
  double rootScore(int modifier) {
    return scores.arc(0, modifier);
  }
}
