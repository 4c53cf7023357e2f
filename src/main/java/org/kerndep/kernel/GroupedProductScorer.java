package org.kerndep.kernel;

import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * Scores all arcs of a graph with all labels in one pass over the support. What a word shares with the support is counted
 * once, as head and as modifier; then each run of support parts with the same label and distance adds the product of the
 * two counts and the coefficient to every arc. Time and scratch grow with the support: arcs times support parts
 * multiplications, and words times support tokens counts. Immutable; share freely.
 */
public final class GroupedProductScorer implements SupportScorer {

  /** How many support parts are looked at together: their counts for a sentence's words stay in the cache. */
  private static final int BLOCK = 1024;

  private final SupportParts arcs;
  private final EdgeRuns runs;
  private final TemplateKernel kernel;
  private final int labels;
  private final TripleScores.Scorers triples;

  public GroupedProductScorer(Support support, TemplateKernel kernel) {
    this.kernel = kernel;
    this.arcs = kernel.weight(PartShape.ARC) == 0
        ? SupportColumns.empty(PartShape.ARC)
        : support.parts(PartShape.ARC);
    this.runs = new EdgeRuns(arcs, kernel);
    this.triples = new TripleScores.Scorers(support, kernel);
    int most = 0;
    for (int run = 0; run < runs.count(); run++) {
      most = Math.max(most, runs.edge(run, 0).label() + 1);
    }
    this.labels = most;
  }

  @Override
  public SupportScores scores(PropertySentence words, ArcGraph graph) {
    return new Scores(words, graph);
  }

  private final class Scores extends TripleScores {

    private final ArcSums sums;
    private final double[][] heads;
    private final double[][] modifiers;

    Scores(PropertySentence words, ArcGraph graph) {
      super(words, triples);
      sums = new ArcSums(graph, kernel, labels);
      heads = new double[words.size() + 1][BLOCK];
      modifiers = new double[words.size() + 1][BLOCK];
      int run = 0;
      for (int start = 0; start < arcs.size(); start += BLOCK) {
        int end = Math.min(start + BLOCK, arcs.size());
        fill(start, end);
        run = multiply(start, end, run);
      }
    }

    private void fill(int start, int end) {
      for (int position = 0; position < heads.length; position++) {
        short[] counts = matches().at(position);
        double[] head = heads[position];
        double[] modifier = modifiers[position];
        for (int i = start; i < end; i++) {
          head[i - start] = arcs.coefficient(i) * counts[arcs.node(0, i)];
          modifier[i - start] = counts[arcs.node(1, i)];
        }
      }
    }

    /** Adds the products of a block, which starts in a run, and says in which run it ends. */
    private int multiply(int start, int end, int firstRun) {
      int run = firstRun;
      while (true) {
        int from = Math.max(start, runs.start(run));
        int to = Math.min(end, runs.start(run + 1));
        KernelEdge edge = runs.edge(run, 0);
        for (int arc = 0; arc < sums.graph().arcCount(); arc++) {
          double[] head = heads[sums.graph().head(arc)];
          double[] modifier = modifiers[sums.graph().modifier(arc)];
          sums.add(arc, edge, product(head, modifier, from - start, to - start));
        }
        if (runs.start(run + 1) > end || run + 1 == runs.count()) {
          return run;
        }
        run++;
        if (runs.start(run) == end) {
          return run;
        }
      }
    }

    @Override
    public double arc(int head, int modifier, int label) {
      return kernel.weight(PartShape.ARC) * sums.score(head, modifier, label);
    }
  }

  private static double product(double[] a, double[] b, int from, int to) {
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    int i = from;
    for (; i + 3 < to; i += 4) {
      sum0 += a[i] * b[i];
      sum1 += a[i + 1] * b[i + 1];
      sum2 += a[i + 2] * b[i + 2];
      sum3 += a[i + 3] * b[i + 3];
    }
    for (; i < to; i++) {
      sum0 += a[i] * b[i];
    }
    return sum0 + sum1 + (sum2 + sum3);
  }
}
