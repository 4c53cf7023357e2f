package org.kerndep.decode.chart;

import org.kerndep.part.LabelledPartScores;

/** The arcs of a graph with each of their labels, numbered by arc, then label. Immutable. */
final class LabelledArcs {

  /** Labelled arcs of arc b are first[b] to first[b+1]-1. */
  private final int[] first;
  private final int[] arcs;

  LabelledArcs(LabelledPartScores scores) {
    first = new int[scores.graph().arcCount() + 1];
    for (int arc = 0; arc + 1 < first.length; arc++) {
      first[arc + 1] = first[arc] + scores.labelCount(arc);
    }
    arcs = new int[size()];
    for (int arc = 0; arc + 1 < first.length; arc++) {
      for (int a = first[arc]; a < first[arc + 1]; a++) {
        arcs[a] = arc;
      }
    }
  }

  int size() {
    return first[first.length - 1];
  }

  /** The number of an arc with its first label; those with the others follow, up to that of the next arc. */
  int first(int arc) {
    return first[arc];
  }

  /** The arc of a labelled arc. */
  int arc(int labelledArc) {
    return arcs[labelledArc];
  }

  /** The label of a labelled arc, as a number among those of its arc. */
  int label(int labelledArc) {
    return labelledArc - first[arcs[labelledArc]];
  }
}
