package org.kerndep.decode;

import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;

/**
 * Second-order projective items with grandchildren (Carreras 2007). With an arc b = (h→m):
 *
 * <ul>
 *   <li>closed (b, e): half-tree of h up to e whose outermost modifier is m;
 *   <li>open (b): the arc just made;
 *   <li>head side (b, r): half-tree of h up to r, about to take m, its last child scored as m's sibling;
 *   <li>modifier side (b, r): half-tree of m from r towards h, its last child scored as m's inner child.
 * </ul>
 *
 * <p>The paper's c_h is a sibling part, c_mi an inner and c_mo an outer child. O(n⁴) time on the full graph.
 */
final class CarrerasGrammar extends GraphGrammar {

  private static final int CLOSED = 1;
  private static final int OPEN = 2;
  private static final int HEAD_SIDE = 3;
  private static final int MODIFIER_SIDE = 4;
  private static final int ROOT_SIDE = 5;
  private static final int GOAL = 6;

  private final int[] closed;
  private final int[] open;
  private final int[] headSide;
  private final int[] modifierSide;
  private final int[] rootSide;

  CarrerasGrammar(PartScores scores, RootMode roots) {
    super(scores, roots);
    int perArc = graph.arcCount() * (n + 1);
    closed = absentItems(perArc);
    headSide = absentItems(perArc);
    modifierSide = absentItems(perArc);
    open = absentItems(graph.arcCount());
    rootSide = absentItems(graph.arcCount());
    addItems();
  }

  private void addItems() {
    int[][] byWidth = arcsByWidth();
    for (int w = 1; w <= n; w++) {
      for (int b : byWidth[w]) {
        if (isCharted(b)) {
          addOpen(b);
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
      modifierSide[b * (n + 1) + 1] = items.add(MODIFIER_SIDE, b, 1);
      rootSide[b] = items.add(ROOT_SIDE, b, n);
    }
    items.add(GOAL, 0, 0);
  }

  /** Split points r: the head's half ends at r (or starts there on the left), the modifier's half at its neighbour. */
  private void addOpen(int b) {
    int left = Math.min(graph.head(b), graph.modifier(b));
    int right = Math.max(graph.head(b), graph.modifier(b));
    for (int r = left; r < right; r++) {
      headSide[b * (n + 1) + r] = items.add(HEAD_SIDE, b, graph.isRight(b) ? r : r + 1);
      modifierSide[b * (n + 1) + r] = items.add(MODIFIER_SIDE, b, graph.isRight(b) ? r + 1 : r);
    }
    open[b] = items.add(OPEN, b, 0);
  }

  @Override
  public boolean isAxiom(int item) {
    return item == NOTHING;
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    if (item == NOTHING) {
      return;
    }
    int b = items.first(item);
    int end = items.second(item);
    switch (items.kind(item)) {
      case CLOSED -> lastChildEdges(graph.modifier(b), end, open[b],
          c -> scores.outerChild(graph.head(b), graph.modifier(b), c), visitor);
      case OPEN -> openEdges(b, visitor);
      case HEAD_SIDE -> lastChildEdges(graph.head(b), end, NOTHING,
          c -> scores.sibling(graph.head(b), c, graph.modifier(b)), visitor);
      case MODIFIER_SIDE -> lastChildEdges(graph.modifier(b), end, NOTHING,
          c -> scores.innerChild(graph.head(b), graph.modifier(b), c), visitor);
      case ROOT_SIDE -> lastChildEdges(graph.modifier(b), end, NOTHING,
          c -> scores.outerChild(0, graph.modifier(b), c), visitor);
      default -> goalEdges(visitor);
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
      if (half != ABSENT) {
        visitor.edge(firstTail, half, score.of(c));
      }
    }
  }

  private void openEdges(int b, EdgeVisitor visitor) {
    int left = Math.min(graph.head(b), graph.modifier(b));
    int right = Math.max(graph.head(b), graph.modifier(b));
    double weight = scores.arc(graph.head(b), graph.modifier(b));
    for (int r = left; r < right; r++) {
      visitor.edge(headSide[b * (n + 1) + r], modifierSide[b * (n + 1) + r], weight);
    }
  }

  private void goalEdges(EdgeVisitor visitor) {
    for (int i = 0; i < graph.childCount(0, true); i++) {
      int b = graph.childArc(0, true, i);
      int m = graph.modifier(b);
      if (single) {
        visitor.edge(modifierSide[b * (n + 1) + 1], rootSide[b],
            scores.arc(0, m) + scores.sibling(0, Parts.NONE, m));
      } else if (closed[b * (n + 1) + n] != ABSENT) {
        visitor.edge(closed[b * (n + 1) + n], NOTHING, 0);
      }
    }
  }

  @Override
  int arc(int item, int firstTail) {
    return switch (items.kind(item)) {
      case OPEN -> items.first(item);
      case GOAL -> single ? items.first(firstTail) : ArcGraph.NO_ARC;
      default -> ArcGraph.NO_ARC;
    };
  }
}
