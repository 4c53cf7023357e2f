package org.kerndep.decode;

import java.util.Arrays;

/**
 * The maximum spanning arborescence of some weights (Chu and Liu 1965, Edmonds 1967), with the path growing that Gabow
 * and others gave it. Equal arcs go to the smaller head. O(n²). Nodes 0..n are the root and the words; each contracted
 * cycle becomes a node above n. Arcs always leave original nodes. Used once, by one thread.
 */
final class Arborescence {

  private static final int NONE = -1;

  private final int n;
  /** For each node and each original head: the best arc into the node, relative to the arcs of the cycles inside. */
  private final double[][] weight;
  /** The original modifier of that arc, for contracted nodes. */
  private final int[][] modifier;
  /** The chosen head of each node. */
  private final int[] chosen;
  /** The contracted node a node is part of. */
  private final int[] container;
  /** Short cuts towards the outermost container. */
  private final int[] shortcut;
  private int nodes;

  /**
   * A search.
   *
   * @param arcs at modifier and head; negative infinity where there is no arc; not changed
   */
  Arborescence(double[][] arcs) {
    n = arcs.length - 1;
    nodes = n + 1;
    int most = 2 * n + 1;
    weight = Arrays.copyOf(arcs, most);
    modifier = new int[most][];
    chosen = new int[most];
    container = new int[most];
    shortcut = new int[most];
    Arrays.fill(container, NONE);
    Arrays.fill(shortcut, NONE);
  }

  /**
   * Chooses a head for every node, contracting cycles, until every word is connected to the root.
   *
   * @return false if some word cannot be
   */
  boolean contract() {
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
        if (chosen[node] == NONE) {
          return false;
        }
        path[length++] = node;
        onPath[node] = true;
        node = outermost(chosen[node]);
      }
      for (int i = 0; i < length; i++) {
        connected[path[i]] = true;
      }
    }
    return true;
  }

  private int bestHead(int node) {
    int best = NONE;
    double bestWeight = Double.NEGATIVE_INFINITY;
    for (int h = 0; h <= n; h++) {
      if (weight[node][h] > bestWeight && outermost(h) != node) {
        best = h;
        bestWeight = weight[node][h];
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
          modifier[union][h] = modifier(member, h);
        }
      }
    }
    return union;
  }

  private int modifier(int node, int head) {
    return node <= n ? node : modifier[node][head];
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
        int word = modifier(node, head);
        heads[word] = head;
        for (int x = word; x != node; x = container[x]) {
          settled[x] = true;
        }
      }
    }
    return heads;
  }

  /**
   * What every tree without the best tree's arc into a word loses at least, at each word from one on; infinite for a
   * word without another arc. The chosen weights of the nodes are prices: the best tree pays each of them once, others
   * pay those of contracted nodes, which are not positive, at least once, and an arc loses what it weighs less than the
   * prices of the nodes it enters.
   */
  double[] losses(int[] heads, int from) {
    double[] losses = new double[n + 1];
    double[] pricesBelow = new double[nodes];
    int[] lastInside = new int[nodes];
    for (int m = from; m <= n; m++) {
      double price = 0;
      for (int node = m; node != NONE; node = container[node]) {
        lastInside[node] = m;
        pricesBelow[node] = price;
        price += weight[node][chosen[node]];
      }
      losses[m] = Double.POSITIVE_INFINITY;
      for (int h = 0; h <= n; h++) {
        if (h != heads[m] && weight[m][h] > Double.NEGATIVE_INFINITY) {
          int shared = h;
          while (shared != NONE && lastInside[shared] != m) {
            shared = container[shared];
          }
          losses[m] = Math.min(losses[m], (shared == NONE ? price : pricesBelow[shared]) - weight[m][h]);
        }
      }
    }
    return losses;
  }
}
