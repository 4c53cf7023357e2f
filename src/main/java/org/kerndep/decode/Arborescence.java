package org.kerndep.decode;

import java.util.Arrays;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * The working graph of one sentence in {@link ChuLiuEdmonds}. Nodes 0..n are the root and the words; each contracted
 * cycle becomes a node above n. Arcs always leave original nodes. Used once, by one thread.
 */
final class Arborescence {

  private static final int NONE = -1;

  private final int n;
  /** For each node and each original head: the best arc into the node, relative to the arcs of the cycles inside. */
  private final double[][] weight;
  /** The original modifier of that arc. */
  private final int[][] modifier;
  /** The chosen head of each node. */
  private final int[] chosen;
  /** The contracted node a node is part of. */
  private final int[] container;
  /** Short cuts towards the outermost container. */
  private final int[] shortcut;
  private int nodes;

  Arborescence(PartScores scores, double rootPenalty) {
    n = scores.size();
    nodes = n + 1;
    int most = 2 * n + 1;
    weight = new double[most][];
    modifier = new int[most][];
    chosen = new int[most];
    container = new int[most];
    shortcut = new int[most];
    Arrays.fill(container, NONE);
    Arrays.fill(shortcut, NONE);
    for (int m = 1; m <= n; m++) {
      weight[m] = new double[n + 1];
      modifier[m] = new int[n + 1];
      Arrays.fill(modifier[m], m);
      for (int h = 0; h <= n; h++) {
        weight[m][h] = scores.graph().arc(h, m) == ArcGraph.NO_ARC
            ? Double.NEGATIVE_INFINITY
            : scores.arc(h, m) - (h == 0 ? rootPenalty : 0);
      }
    }
  }

  /** Chooses a head for every node, contracting cycles, until every word is connected to the root. */
  void contract() {
    boolean[] connected = new boolean[weight.length];
    connected[0] = true;
    boolean[] onPath = new boolean[weight.length];
    int[] path = new int[weight.length];
    for (int start = 1; start <= n; start++) {
      int length = 0;
      int node = outermost(start);
      while (!connected[node]) {
        if (onPath[node]) {
          int cycleStart = length - 1;
          while (path[cycleStart] != node) {
            cycleStart--;
          }
          node = contractCycle(path, cycleStart, length);
          length = cycleStart;
        }
        chosen[node] = bestHead(node);
        path[length++] = node;
        onPath[node] = true;
        node = outermost(chosen[node]);
      }
      for (int i = 0; i < length; i++) {
        connected[path[i]] = true;
      }
    }
  }

  private int bestHead(int node) {
    int best = NONE;
    for (int h = 0; h <= n; h++) {
      if ((best == NONE || weight[node][h] > weight[node][best]) && outermost(h) != node) {
        best = h;
      }
    }
    return best;
  }

  private int contractCycle(int[] path, int from, int to) {
    int union = nodes++;
    weight[union] = new double[n + 1];
    modifier[union] = new int[n + 1];
    Arrays.fill(weight[union], Double.NEGATIVE_INFINITY);
    for (int i = from; i < to; i++) {
      int member = path[i];
      container[member] = union;
      shortcut[member] = union;
      double saved = weight[member][chosen[member]];
      for (int h = 0; h <= n; h++) {
        if (weight[member][h] - saved > weight[union][h]) {
          weight[union][h] = weight[member][h] - saved;
          modifier[union][h] = modifier[member][h];
        }
      }
    }
    return union;
  }

  private int outermost(int node) {
    int top = node;
    while (shortcut[top] != NONE) {
      top = shortcut[top];
    }
    for (int x = node; x != top; ) {
      int next = shortcut[x];
      shortcut[x] = top;
      x = next;
    }
    return top;
  }

  /** The heads of the words: from the outermost nodes inwards, the arc into a cycle replaces one of its own. */
  int[] expand() {
    int[] heads = new int[n + 1];
    boolean[] settled = new boolean[nodes];
    for (int node = nodes - 1; node > 0; node--) {
      if (!settled[node]) {
        int head = chosen[node];
        int word = modifier[node][head];
        heads[word] = head;
        for (int x = word; x != node; x = container[x]) {
          settled[x] = true;
        }
      }
    }
    return heads;
  }
}
