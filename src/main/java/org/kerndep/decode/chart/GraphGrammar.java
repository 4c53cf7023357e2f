package org.kerndep.decode.chart;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * The base of the higher-order grammars, whose items are made only where the arcs of the graph allow them, in order of
 * the width of their span, and looked up by arc and end.
 */
abstract class GraphGrammar implements ChartGrammar {

  /** An item that is not in the chart. */
  static final int ABSENT = -1;

  /** An axiom of score 0, the second tail of edges that have one tail. */
  static final int NOTHING = 0;

  private static final int NOTHING_KIND = -1;

  final PartScores scores;
  final ArcGraph graph;
  final int n;
  final boolean single;
  final Items items = new Items();

  GraphGrammar(PartScores scores, RootMode roots) {
    this.scores = scores;
    this.graph = scores.graph();
    this.n = scores.size();
    this.single = roots == RootMode.SINGLE;
    items.add(NOTHING_KIND, 0, 0);
  }

  @Override
  public final int size() {
    return n;
  }

  @Override
  public final int itemCount() {
    return items.size();
  }

  @Override
  public final int goal() {
    return items.size() - 1;
  }

  /** The arc that a hyper-edge makes, or {@link ArcGraph#NO_ARC}. */
  abstract int arc(int item, int firstTail);

  @Override
  public final int modifier(int item, int firstTail, int secondTail) {
    int arc = arc(item, firstTail);
    return arc == ArcGraph.NO_ARC ? 0 : graph.modifier(arc);
  }

  @Override
  public final int head(int item, int firstTail, int secondTail) {
    return graph.head(arc(item, firstTail));
  }

  static int[] absentItems(int count) {
    int[] table = new int[count];
    Arrays.fill(table, ABSENT);
    return table;
  }

  /** By width, the number of words between their ends plus 1: the arcs, in the order of their numbers. */
  final int[][] arcsByWidth() {
    int[] counts = new int[n + 1];
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      counts[width(arc)]++;
    }
    int[][] byWidth = new int[n + 1][];
    for (int w = 0; w <= n; w++) {
      byWidth[w] = new int[counts[w]];
    }
    for (int arc = graph.arcCount() - 1; arc >= 0; arc--) {
      byWidth[width(arc)][--counts[width(arc)]] = arc;
    }
    return byWidth;
  }

  private int width(int arc) {
    return Math.abs(graph.head(arc) - graph.modifier(arc));
  }

  /** Whether an arc is made by an open item; with a single root the root's arc is made by the goal. */
  final boolean isCharted(int arc) {
    return !(single && graph.head(arc) == 0);
  }

  /** The items of a chart in the order they were added, each a kind and two numbers that its grammar understands. */
  static final class Items {

    private final IntArrayList kinds = new IntArrayList();
    private final IntArrayList firsts = new IntArrayList();
    private final IntArrayList seconds = new IntArrayList();

    /** Adds an item and gives its number. */
    int add(int kind, int first, int second) {
      kinds.add(kind);
      firsts.add(first);
      seconds.add(second);
      return kinds.size() - 1;
    }

    int size() {
      return kinds.size();
    }

    int kind(int item) {
      return kinds.getInt(item);
    }

    int first(int item) {
      return firsts.getInt(item);
    }

    int second(int item) {
      return seconds.getInt(item);
    }
  }
}
