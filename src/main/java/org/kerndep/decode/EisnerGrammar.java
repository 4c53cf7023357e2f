package org.kerndep.decode;

import org.kerndep.part.PartScores;

/**
 * First-order projective items (Eisner 1996). Over a span s..e there are four: arcs s→e and e→s just made (open), and
 * half-trees of s or e that are complete towards the other end (closed). O(n³) time, O(n²) items.
 *
 * <p>With several roots allowed the root is position 0 of the chart. With a single root the chart covers the words only
 * and one more item joins the two halves of the root's child.
 */
final class EisnerGrammar implements ChartGrammar {

  private static final int OPEN_RIGHT = 0;
  private static final int OPEN_LEFT = 1;
  private static final int CLOSED_RIGHT = 2;
  private static final int CLOSED_LEFT = 3;

  private final PartScores scores;
  private final int n;
  private final boolean single;

  EisnerGrammar(PartScores scores, RootMode roots) {
    this.scores = scores;
    this.n = scores.size();
    this.single = roots == RootMode.SINGLE;
  }

  @Override
  public int size() {
    return n;
  }

  @Override
  public int itemCount() {
    return 4 * (n + 1) * (n + 1) + 1;
  }

  @Override
  public int goal() {
    return single ? itemCount() - 1 : item(0, n, CLOSED_RIGHT);
  }

  @Override
  public boolean isAxiom(int item) {
    int start = start(item);
    return width(item) == 0 && kind(item) >= CLOSED_RIGHT && start <= n && !(single && start == 0);
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    if (item == itemCount() - 1) {
      rootEdges(visitor);
      return;
    }
    int s = start(item);
    int e = s + width(item);
    if (e > n || s == e || (s == 0 && single)) {
      return;
    }
    switch (kind(item)) {
      case OPEN_RIGHT -> openEdges(s, e, scores.arc(s, e), visitor);
      case OPEN_LEFT -> {
        if (s > 0) {
          openEdges(s, e, scores.arc(e, s), visitor);
        }
      }
      case CLOSED_RIGHT -> {
        for (int r = s + 1; r <= e; r++) {
          visitor.edge(item(s, r, OPEN_RIGHT), item(r, e, CLOSED_RIGHT), 0);
        }
      }
      default -> {
        if (s > 0) {
          for (int r = s; r < e; r++) {
            visitor.edge(item(s, r, CLOSED_LEFT), item(r, e, OPEN_LEFT), 0);
          }
        }
      }
    }
  }

  private void openEdges(int s, int e, double weight, EdgeVisitor visitor) {
    for (int r = s; r < e; r++) {
      visitor.edge(item(s, r, CLOSED_RIGHT), item(r + 1, e, CLOSED_LEFT), weight);
    }
  }

  private void rootEdges(EdgeVisitor visitor) {
    for (int m = 1; single && m <= n; m++) {
      visitor.edge(item(1, m, CLOSED_LEFT), item(m, n, CLOSED_RIGHT), scores.arc(0, m));
    }
  }

  @Override
  public void addArcs(int item, int firstTail, int secondTail, int[] heads) {
    if (item == itemCount() - 1) {
      heads[start(secondTail)] = 0;
      return;
    }
    int s = start(item);
    int e = s + width(item);
    if (kind(item) == OPEN_RIGHT) {
      heads[e] = s;
    } else if (kind(item) == OPEN_LEFT) {
      heads[s] = e;
    }
  }

  private int item(int start, int end, int kind) {
    return 4 * ((end - start) * (n + 1) + start) + kind;
  }

  private int width(int item) {
    return (item >> 2) / (n + 1);
  }

  private int start(int item) {
    return (item >> 2) % (n + 1);
  }

  private static int kind(int item) {
    return item & 3;
  }
}
