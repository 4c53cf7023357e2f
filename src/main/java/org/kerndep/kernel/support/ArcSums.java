package org.kerndep.kernel.support;

import org.kerndep.part.ArcGraph;

/** The scores of a graph's arcs with every label, as they add up channel by channel. Scratch of one thread. */
final class ArcSums {

  private final ArcGraph graph;
  private final ArcChannels channels;
  private final double[] sums;

  ArcSums(ArcGraph graph, ArcChannels channels) {
    this.graph = graph;
    this.channels = channels;
    this.sums = new double[graph.arcCount() * channels.count()];
  }

  ArcGraph graph() {
    return graph;
  }

  /** Where the channels of an arc start in {@link #sums}. */
  int row(int arc) {
    return arc * channels.count();
  }

  /** The sums themselves, to add to. */
  double[] sums() {
    return sums;
  }

  double score(int head, int modifier, int label) {
    return channels.score(label, modifier - head, sums, row(graph.arc(head, modifier)));
  }
}
