package org.kerndep.decode.chart;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The items of another grammar with those of their hyper-edges whose tails have derivations. They are asked for once
 * and kept, up to a capacity that bounds the memory; those of later items are asked for each time. Used by one thread.
 */
public final class CachedGrammar extends ForwardingGrammar {

  /** Hyper-edges that take about a hundred megabytes. */
  public static final int CAPACITY = 6_000_000;

  private final boolean[] reached;
  /** The edges into a cached item are firstEdge[item] to firstEdge[item+1]-1. */
  private final IntArrayList firstEdge = new IntArrayList();
  private final IntArrayList firstTails = new IntArrayList();
  private final IntArrayList secondTails = new IntArrayList();
  private final DoubleArrayList weights = new DoubleArrayList();

  /**
   * Asks for all hyper-edges.
   *
   * @param capacity once this many hyper-edges are kept, those of further items are not
   */
  public CachedGrammar(ChartGrammar grammar, int capacity) {
    super(grammar);
    this.reached = new boolean[grammar.itemCount()];
    firstEdge.add(0);
    for (int i = 0; i < reached.length; i++) {
      int item = i;
      boolean cached = weights.size() < capacity;
      reached[item] = grammar.isAxiom(item);
      grammar.incoming(item, ifReached((first, second, weight) -> {
        reached[item] = true;
        if (cached) {
          firstTails.add(first);
          secondTails.add(second);
          weights.add(weight);
        }
      }));
      if (cached) {
        firstEdge.add(weights.size());
      }
    }
  }

  private EdgeVisitor ifReached(EdgeVisitor visitor) {
    return new EdgeVisitor() {
      @Override
      public void edge(int first, int second, double weight) {
        if (isWanted(first, second)) {
          visitor.edge(first, second, weight);
        }
      }

      @Override
      public boolean isWanted(int first, int second) {
        return reached[first] && reached[second];
      }
    };
  }

  @Override
  public void incoming(int item, EdgeVisitor visitor) {
    if (item + 1 >= firstEdge.size()) {
      grammar.incoming(item, ifReached(visitor));
      return;
    }
    for (int edge = firstEdge.getInt(item); edge < firstEdge.getInt(item + 1); edge++) {
      visitor.edge(firstTails.getInt(edge), secondTails.getInt(edge), weights.getDouble(edge));
    }
  }
}
