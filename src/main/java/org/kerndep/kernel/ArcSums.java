package org.kerndep.kernel;

import org.kerndep.part.ArcGraph;

/**
 * The scores of a graph's arcs with every label, as they add up: what counts with any label, and what counts with one.
 * Scratch of one thread.
 */
final class ArcSums {

  private final ArcGraph graph;
  private final TemplateKernel kernel;
  private final int labels;
  /** For each arc the sum for any label, then those of the labels. */
  private final double[] sums;

  /**
   * Nothing so far.
   *
   * @param labels numbers of labels in the support are below this
   */
  ArcSums(ArcGraph graph, TemplateKernel kernel, int labels) {
    this.graph = graph;
    this.kernel = kernel;
    this.labels = labels;
    this.sums = new double[graph.arcCount() * (labels + 1)];
  }

  ArcGraph graph() {
    return graph;
  }

  /** Adds what support parts with a certain arc have in common with an arc in words. */
  void add(int arc, KernelEdge edge, double sum) {
    int row = arc * (labels + 1);
    KernelEdge own = new KernelEdge(EdgeLabels.UNKNOWN, graph.modifier(arc) - graph.head(arc));
    sums[row] += kernel.matches(edge, own) * sum;
    if (edge.label() != EdgeLabels.UNKNOWN && kernel.edges().contains(EdgeProperty.LABEL)) {
      sums[row + 1 + edge.label()] += sum;
    }
  }

  double score(int head, int modifier, int label) {
    int row = graph.arc(head, modifier) * (labels + 1);
    return sums[row] + (label >= 0 && label < labels ? sums[row + 1 + label] : 0);
  }
}
