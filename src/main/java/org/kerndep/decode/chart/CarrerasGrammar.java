package org.kerndep.decode.chart;

import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.LabelledPartScores;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;

/**
 * Second-order projective items with grandchildren and, if the scores have them, labels (Carreras 2007). With an arc
 * b = (h→m) and a label l of it:
 *
 * <ul>
 *   <li>closed (b, e): half-tree of h up to e whose outermost modifier is m, whatever its label;
 *   <li>open (b, l): the arc just made;
 *   <li>head side (b, l, r): half-tree of h up to r, about to take m, its last child scored as m's sibling;
 *   <li>modifier side (b, l, r): half-tree of m from r towards h, its last child scored as m's inner child.
 * </ul>
 *
 * <p>The paper's c_h is a sibling part, c_mi an inner and c_mo an outer child. O(n⁴L) time on the full graph.
 */
public final class CarrerasGrammar extends GraphGrammar {

  private static final int CLOSED = 1;
  private static final int OPEN = 2;
  private static final int HEAD_SIDE = 3;
  private static final int MODIFIER_SIDE = 4;
  private static final int ROOT_SIDE = 5;
  private static final int GOAL = 6;

  private final LabelledPartScores labelled;
  private final LabelledArcs arcs;
  private final int[] closed;
  /** Where the items of a labelled arc start: sides of head and modifier in turn by split point, then the open one. */
  private final int[] firstItem;

  public CarrerasGrammar(PartScores scores, RootMode roots) {
    super(scores, roots);
    labelled = LabelledPartScores.of(scores);
    arcs = new LabelledArcs(labelled);
    closed = absentItems(graph.arcCount() * (n + 1));
    firstItem = absentItems(arcs.size());
    addItems();
  }

  private void addItems() {
    int[][] byWidth = arcsByWidth();
    for (int w = 1; w <= n; w++) {
      for (int b : byWidth[w]) {
        for (int a = arcs.first(b); isCharted(b) && a < arcs.first(b + 1); a++) {
          addOpen(a, b);
        }
      }
      for (int b = 0; b < graph.arcCount(); b++) {
        int e = graph.head(b) + (graph.isRight(b) ? w : -w);
        boolean reaches = graph.isRight(b) ? e >= graph.modifier(b) && e <= n : e <= graph.modifier(b) && e >= 1;
        if (isCharted(b) && reaches) {
          closed[b * (n + 1) + e] = items.add(CLOSED, b, e);
        }
      }
    }
    for (int i = 0; single && i < graph.childCount(0, true); i++) {
      int b = graph.childArc(0, true, i);
      for (int a = arcs.first(b); a < arcs.first(b + 1); a++) {
        firstItem[a] = items.add(MODIFIER_SIDE, a, 1);
        items.add(ROOT_SIDE, a, n);
      }
    }
    items.add(GOAL, 0, 0);
  }

  /** Split points r: the head's half ends at r (or starts there on the left), the modifier's half at its neighbour. */
  private void addOpen(int a, int b) {
    firstItem[a] = items.size();
    for (int r = left(b); r < right(b); r++) {
      items.add(HEAD_SIDE, a, graph.isRight(b) ? r : r + 1);
      items.add(MODIFIER_SIDE, a, graph.isRight(b) ? r + 1 : r);
    }
    items.add(OPEN, a, 0);
  }

  @Override
  public boolean isAxiom(int item) {
    return item == NOTHING;
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    switch (items.kind(item)) {
      case CLOSED -> closedEdges(items.first(item), items.second(item), visitor);
      case GOAL -> goalEdges(visitor);
      case OPEN, HEAD_SIDE, MODIFIER_SIDE, ROOT_SIDE -> labelledEdges(item, visitor);
      default -> { }
    }
  }

  private void closedEdges(int b, int end, EdgeVisitor visitor) {
    int h = graph.head(b);
    int m = graph.modifier(b);
    for (int a = arcs.first(b); a < arcs.first(b + 1); a++) {
      int label = arcs.label(a);
      int open = firstItem[a] + 2 * (right(b) - left(b));
      lastChildEdges(m, end, open, c -> labelled.outerChild(h, m, c, label), visitor);
    }
  }

  private void labelledEdges(int item, EdgeVisitor visitor) {
    int b = arcs.arc(items.first(item));
    int label = arcs.label(items.first(item));
    int end = items.second(item);
    int h = graph.head(b);
    int m = graph.modifier(b);
    switch (items.kind(item)) {
      case HEAD_SIDE -> lastChildEdges(h, end, NOTHING, c -> labelled.sibling(h, c, m, label), visitor);
      case MODIFIER_SIDE -> lastChildEdges(m, end, NOTHING, c -> labelled.innerChild(h, m, c, label), visitor);
      case ROOT_SIDE -> lastChildEdges(m, end, NOTHING, c -> labelled.outerChild(h, m, c, label), visitor);
      default -> {
        double weight = labelled.arc(h, m, label);
        for (int side = firstItem[items.first(item)]; side < item; side += 2) {
          visitor.edge(side, side + 1, weight);
        }
      }
    }
  }

  /** What a word's last child scores. */
  @FunctionalInterface
  private interface ChildScore {
    double of(int child);
  }

  /** Every half-tree of a word up to an end, by its last child; no child if the end is the word itself. */
  private void lastChildEdges(int word, int end, int firstTail, ChildScore score, EdgeVisitor visitor) {
    if (word == end) {
      visitor.edge(firstTail, NOTHING, score.of(Parts.NONE));
      return;
    }
    boolean right = end > word;
    for (int i = 0; i < graph.childCount(word, right); i++) {
      int arc = graph.childArc(word, right, i);
      int c = graph.modifier(arc);
      if (right ? c > end : c < end) {
        return;
      }
      int half = closed[arc * (n + 1) + end];
      if (half != ABSENT && visitor.isWanted(firstTail, half)) {
        visitor.edge(firstTail, half, score.of(c));
      }
    }
  }

  private void goalEdges(EdgeVisitor visitor) {
    for (int i = 0; i < graph.childCount(0, true); i++) {
      int b = graph.childArc(0, true, i);
      int m = graph.modifier(b);
      if (single) {
        for (int a = arcs.first(b); a < arcs.first(b + 1); a++) {
          int label = arcs.label(a);
          visitor.edge(firstItem[a], firstItem[a] + 1,
              labelled.arc(0, m, label) + labelled.sibling(0, Parts.NONE, m, label));
        }
      } else if (closed[b * (n + 1) + n] != ABSENT) {
        visitor.edge(closed[b * (n + 1) + n], NOTHING, 0);
      }
    }
  }

  private int left(int b) {
    return Math.min(graph.head(b), graph.modifier(b));
  }

  private int right(int b) {
    return Math.max(graph.head(b), graph.modifier(b));
  }

  /** The labelled arc that a hyper-edge makes, or {@link ArcGraph#NO_ARC}. */
  private int labelledArc(int item, int firstTail) {
    return switch (items.kind(item)) {
      case OPEN -> items.first(item);
      case GOAL -> single ? items.first(firstTail) : ArcGraph.NO_ARC;
      default -> ArcGraph.NO_ARC;
    };
  }

  @Override
  int arc(int item, int firstTail) {
    int a = labelledArc(item, firstTail);
    return a == ArcGraph.NO_ARC ? a : arcs.arc(a);
  }

  @Override
  public String label(int item, int firstTail, int secondTail) {
    int a = labelledArc(item, firstTail);
    return labelled.labelName(arcs.arc(a), arcs.label(a));
  }

  /** The arcs of a graph with each of their labels, numbered by arc, then label. Immutable. */
  private static final class LabelledArcs {

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
}
