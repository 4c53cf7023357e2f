package org.kerndep.kernel.support;

import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * Scores all arcs of a graph with all labels in one pass over the support. What a word shares with the support is
 * counted once, as head and as modifier; then each run of support parts with the same label and distance adds the
 * product of the two counts and the coefficient to every arc. Time and memory grow with the support: a
 * multiplication for each arc and part of the support, a count for each word of the sentence and of the support.
 * Immutable; share freely.
 */
final class GroupedProductScorer implements SupportScorer {

  /** The most arcs of a support for which it is chosen: with so few an expansion is hardly faster and larger. */
  static final int MOST_ARCS = 10_000;

  /** How many support parts are looked at together: their counts for a sentence's words stay in the cache. */
  private static final int BLOCK = 1024;

  private final SupportParts arcs;
  private final ArcRuns runs;
  private final ArcChannels channels;
  private final double weight;
  private final TripleScores.Scorers triples;

  GroupedProductScorer(Support support, TemplateKernel kernel) {
    this.weight = kernel.weight(PartShape.ARC);
    this.arcs = weight == 0 ? SupportParts.empty(PartShape.ARC) : support.parts(PartShape.ARC);
    this.runs = new ArcRuns(arcs, kernel);
    this.channels = new ArcChannels(arcs, kernel);
    this.triples = new TripleScores.Scorers(support, kernel, new Postings(support.words()));
  }

  @Override
  public SupportScores scores(KernelSentence words, ArcGraph graph) {
    return new Scores(words, graph);
  }

  private final class Scores extends TripleScores {

    private final ArcSums sums;

    Scores(KernelSentence words, ArcGraph graph) {
      super(words, triples);
      sums = new ArcSums(graph, channels);
      double[][] heads = new double[words.size() + 1][BLOCK];
      double[][] modifiers = new double[words.size() + 1][BLOCK];
      for (int run = 0; run < runs.count(); run++) {
        for (int start = runs.start(run); start < runs.start(run + 1); start += BLOCK) {
          int end = Math.min(start + BLOCK, runs.start(run + 1));
          count(start, end, heads, modifiers);
          multiply(start, end - start, heads, modifiers);
        }
      }
    }

    private void count(int start, int end, double[][] heads, double[][] modifiers) {
      for (int position = 0; position < heads.length; position++) {
        short[] counts = matches().at(position);
        double[] head = heads[position];
        double[] modifier = modifiers[position];
        for (int i = start; i < end; i++) {
          head[i - start] = arcs.coefficient(i) * counts[arcs.word(0, i)];
          modifier[i - start] = counts[arcs.word(1, i)];
        }
      }
    }

    private void multiply(int supportArc, int size, double[][] heads, double[][] modifiers) {
      ArcGraph graph = sums.graph();
      for (int arc = 0; arc < graph.arcCount(); arc++) {
        double sum = product(heads[graph.head(arc)], modifiers[graph.modifier(arc)], size);
        channels.add(supportArc, sum, sums.sums(), sums.row(arc));
      }
    }

    @Override
    public double arc(int head, int modifier, int label) {
      return weight * sums.score(head, modifier, label);
    }
  }

  private static double product(double[] a, double[] b, int size) {
    double sum0 = 0;
    double sum1 = 0;
    double sum2 = 0;
    double sum3 = 0;
    int i = 0;
    for (; i + 3 < size; i += 4) {
      sum0 += a[i] * b[i];
      sum1 += a[i + 1] * b[i + 1];
      sum2 += a[i + 2] * b[i + 2];
      sum3 += a[i + 3] * b[i + 3];
    }
    for (; i < size; i++) {
      sum0 += a[i] * b[i];
    }
    return sum0 + sum1 + (sum2 + sum3);
  }
}
