package org.kerndep.decode;

import org.kerndep.part.ArcGraph;

/** An estimate of the steps that decoding takes, from the graph alone. */
final class DecodingCost {

  /** Scoring a part with a linear model takes as long as this many steps of a chart. */
  private static final double PART = 200;

  private DecodingCost() {}

  /** Of a grammar that goes over all spans and their split points. */
  static double ofSpans(ArcGraph graph) {
    return Math.pow(graph.size() + 1, 3);
  }

  /** Of a grammar whose items are arcs with an end, made from the arcs next to them, with parts of three arcs. */
  static double ofArcs(ArcGraph graph) {
    double steps = 0;
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int head = graph.head(arc);
      double above = head == 0 ? 1 : graph.headCount(head);
      double beside = graph.childCount(head, graph.isRight(arc));
      double below = graph.childCount(graph.modifier(arc), graph.isRight(arc));
      steps += graph.size() * (above + beside + below) + PART * above * graph.rank(arc);
    }
    return steps;
  }
}
