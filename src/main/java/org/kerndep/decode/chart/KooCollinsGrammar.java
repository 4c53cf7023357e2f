package org.kerndep.decode.chart;

import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;

/**
 * Third-order projective items that know their grandparent (Koo and Collins 2010). With arcs a = (g→h) and b = (h→m):
 *
 * <ul>
 *   <li>closed (a, e): half-tree of h, whose head is g, from h to e;
 *   <li>open (a, b): the same up to the modifier m just attached;
 *   <li>pair (b, i): m and the i-th possible child of h inside it as neighbouring children of h.
 * </ul>
 *
 * <p>Closed items also score their word's outermost modifier as Carreras does, or that there is none. Model 1 scores
 * grandparents and grand-siblings of all modifiers. Model 2 scores three neighbouring siblings, in
 * items (b, i) that do not know g, and grandparents and grand-siblings of the outermost modifier on each side only. The
 * root has a stand-in for the arc into it. O(n⁴) time on the full graph; much less on a pruned one.
 */
public final class KooCollinsGrammar extends GraphGrammar {

  private static final int CLOSED = 0;
  private static final int OPEN = 1;
  private static final int PAIR = 2;
  private static final int CHAIN = 3;
  private static final int GOAL = 4;

  private final boolean triSiblings;
  /** The stand-in for an arc into the root. */
  private final int rootArc;
  private final int[] closed;
  private final int[][] open;
  private final int[][] pairs;
  private final int[][] chains;

  public KooCollinsGrammar(PartScores scores, RootMode roots, boolean triSiblings) {
    super(scores, roots);
    this.triSiblings = triSiblings;
    this.rootArc = graph.arcCount();
    this.closed = absentItems((graph.arcCount() + 1) * (n + 1));
    this.open = new int[graph.arcCount()][];
    this.pairs = new int[graph.arcCount()][];
    this.chains = new int[graph.arcCount()][];
    addItems();
  }

  private void addItems() {
    int[][] byWidth = arcsByWidth();
    for (int w = 0; w <= n; w++) {
      for (int b : byWidth[w]) {
        if (isCharted(b)) {
          addArcItems(b);
        }
      }
      for (int a = 0; a <= rootArc; a++) {
        if (a < rootArc || !single) {
          addClosed(a, w);
        }
      }
    }
    if (single) {
      items.add(GOAL, 0, 0);
    } else {
      closed[rootArc * (n + 1) + n] = items.add(CLOSED, rootArc, n);
    }
  }

  /** Pairs first, then chains, then open items: each needs the ones before. */
  private void addArcItems(int b) {
    int inside = graph.rank(b);
    pairs[b] = new int[inside];
    for (int i = 0; i < inside; i++) {
      pairs[b][i] = items.add(PAIR, b, i);
    }
    if (triSiblings) {
      chains[b] = new int[inside + 1];
      for (int i = 0; i <= inside; i++) {
        chains[b][i] = items.add(CHAIN, b, i - 1);
      }
    }
    int h = graph.head(b);
    open[b] = absentItems(h == 0 ? 1 : graph.headCount(h));
    for (int i = 0; i < open[b].length; i++) {
      int a = h == 0 ? rootArc : graph.firstArc(h) + i;
      if (isOutside(a, graph.modifier(b))) {
        open[b][i] = items.add(OPEN, a, b);
      }
    }
  }

  private void addClosed(int a, int width) {
    int h = modifier(a);
    for (int e : width == 0 ? new int[] {h} : new int[] {h - width, h + width}) {
      boolean isGoal = a == rootArc && e == n;
      if (e >= (h == 0 ? 0 : 1) && e <= n && isOutside(a, e) && !isGoal) {
        closed[a * (n + 1) + e] = items.add(CLOSED, a, e);
      }
    }
  }

  /** Whether the head of an arc lies outside the span from its modifier to an end. */
  private boolean isOutside(int a, int end) {
    if (a == rootArc) {
      return true;
    }
    int g = graph.head(a);
    int h = graph.modifier(a);
    return g < Math.min(h, end) || g > Math.max(h, end);
  }

  private int modifier(int a) {
    return a == rootArc ? 0 : graph.modifier(a);
  }

  @Override
  public boolean isAxiom(int item) {
    return item == NOTHING || items.kind(item) == CLOSED && items.second(item) == modifier(items.first(item));
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    if (item == NOTHING) {
      return;
    }
    int first = items.first(item);
    int second = items.second(item);
    switch (items.kind(item)) {
      case CLOSED -> closedEdges(first, second, visitor);
      case OPEN -> openEdges(first, second, visitor);
      case PAIR -> pairEdges(first, second, visitor);
      case CHAIN -> chainEdges(first, second, visitor);
      default -> rootEdges(visitor);
    }
  }

  /** The half-tree ends with the half-tree of its outermost modifier. */
  private void closedEdges(int a, int end, EdgeVisitor visitor) {
    int h = modifier(a);
    boolean right = end > h;
    for (int i = 0; h != end && i < graph.childCount(h, right); i++) {
      int b = graph.childArc(h, right, i);
      int m = graph.modifier(b);
      if (right ? m > end : m < end) {
        return;
      }
      int first = open(a, b);
      int second = closed[b * (n + 1) + end];
      if (isWanted(first, second, visitor)) {
        visitor.edge(first, second, childScore(a, m, right) + emptyScore(b, end, right));
      }
    }
  }

  /** A half-tree's outermost modifier as a child of h below g; NONE if the half is h alone. */
  private double childScore(int a, int child, boolean right) {
    if (a == rootArc) {
      return 0;
    }
    int g = graph.head(a);
    int h = graph.modifier(a);
    return g < h == right ? scores.outerChild(g, h, child) : scores.innerChild(g, h, child);
  }

  /** What using a half-tree adds for having no child; the item itself serves both sides of its word. */
  private double emptyScore(int a, int end, boolean right) {
    return end == graph.modifier(a) ? childScore(a, Parts.NONE, right) : 0;
  }

  /** The modifier is the first child, or follows each possible child inside. */
  private void openEdges(int a, int b, EdgeVisitor visitor) {
    int g = a == rootArc ? Parts.NONE : graph.head(a);
    int h = graph.head(b);
    int m = graph.modifier(b);
    for (int i = -1; i < graph.rank(b); i++) {
      int siblingArc = i < 0 ? ArcGraph.NO_ARC : graph.childArc(h, h < m, i);
      int first = triSiblings ? chains[b][i + 1] : i < 0 ? firstChild(b) : open(a, siblingArc);
      int second = triSiblings || i < 0 ? NOTHING : pairs[b][i];
      if (isWanted(first, second, visitor)) {
        int sibling = i < 0 ? Parts.NONE : graph.modifier(siblingArc);
        double weight = h == 0 ? 0 : scores.grandparent(g, h, m) + scores.grandSibling(g, h, sibling, m);
        if (!triSiblings) {
          weight += i < 0 ? firstChildScore(b) : siblingAndArc(h, sibling, m);
        }
        visitor.edge(first, second, weight);
      }
    }
  }

  /** Model 2: three neighbouring siblings, whatever the grandparent. */
  private void chainEdges(int b, int i, EdgeVisitor visitor) {
    int h = graph.head(b);
    int m = graph.modifier(b);
    if (i < 0) {
      edge(firstChild(b), NOTHING, firstChildScore(b), visitor);
      return;
    }
    int s = graph.childArc(h, h < m, i);
    double weight = siblingAndArc(h, graph.modifier(s), m);
    for (int j = -1; j < i; j++) {
      if (isWanted(chains[s][j + 1], pairs[b][i], visitor)) {
        int third = j < 0 ? Parts.NONE : graph.modifier(graph.childArc(h, h < m, j));
        visitor.edge(chains[s][j + 1], pairs[b][i], weight + scores.triSibling(h, third, graph.modifier(s), m));
      }
    }
  }

  private void pairEdges(int b, int i, EdgeVisitor visitor) {
    int outer = graph.modifier(b);
    int innerArc = graph.childArc(graph.head(b), graph.isRight(b), i);
    int inner = graph.modifier(innerArc);
    int left = Math.min(inner, outer);
    int leftArc = left == inner ? innerArc : b;
    int rightArc = left == inner ? b : innerArc;
    for (int r = left; r < Math.max(inner, outer); r++) {
      edge(closed[leftArc * (n + 1) + r], closed[rightArc * (n + 1) + r + 1],
          emptyScore(leftArc, r, true) + emptyScore(rightArc, r + 1, false), visitor);
    }
  }

  private void rootEdges(EdgeVisitor visitor) {
    for (int i = 0; i < graph.childCount(0, true); i++) {
      int b = graph.childArc(0, true, i);
      edge(closed[b * (n + 1) + 1], closed[b * (n + 1) + n],
          newArcScore(b) + emptyScore(b, 1, false) + emptyScore(b, n, true), visitor);
    }
  }

  private double siblingAndArc(int head, int sibling, int modifier) {
    return scores.arc(head, modifier) + scores.sibling(head, sibling, modifier);
  }

  /** An arc to a first child. */
  private double newArcScore(int b) {
    double score = siblingAndArc(graph.head(b), Parts.NONE, graph.modifier(b));
    return triSiblings
        ? score + scores.triSibling(graph.head(b), Parts.NONE, Parts.NONE, graph.modifier(b))
        : score;
  }

  /** An arc to a first child and the half-tree of the child that fills the space up to its head. */
  private double firstChildScore(int b) {
    return newArcScore(b) + emptyScore(b, nextToHead(b), !graph.isRight(b));
  }

  private int nextToHead(int b) {
    return graph.head(b) + (graph.isRight(b) ? 1 : -1);
  }

  private int firstChild(int b) {
    return closed[b * (n + 1) + nextToHead(b)];
  }

  private int open(int a, int b) {
    return open[b][a == rootArc ? 0 : a - graph.firstArc(graph.modifier(a))];
  }

  private static boolean isWanted(int first, int second, EdgeVisitor visitor) {
    return first != ABSENT && second != ABSENT && visitor.isWanted(first, second);
  }

  private static void edge(int first, int second, double weight, EdgeVisitor visitor) {
    if (first != ABSENT && second != ABSENT) {
      visitor.edge(first, second, weight);
    }
  }

  @Override
  int arc(int item, int firstTail) {
    return switch (items.kind(item)) {
      case OPEN -> triSiblings ? ArcGraph.NO_ARC : items.second(item);
      case CHAIN -> items.first(item);
      case GOAL -> items.first(firstTail);
      default -> ArcGraph.NO_ARC;
    };
  }
}
