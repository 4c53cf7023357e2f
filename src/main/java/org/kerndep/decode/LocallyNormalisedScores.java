package org.kerndep.decode;

import java.util.Set;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/**
 * Arc scores divided by a temperature and shifted so that the exponentials over the heads of each word sum to 1. Every
 * tree is shifted alike, so that its probability stays, and sums over trees and half-trees stay between 0 and 1 without
 * logarithms.
 */
final class LocallyNormalisedScores implements PartScores {

  private final PartScores scores;
  private final double temperature;
  private final double[] shift;

  LocallyNormalisedScores(PartScores scores, double temperature) {
    this.scores = scores;
    this.temperature = temperature;
    this.shift = new double[scores.size() + 1];
    ArcGraph graph = scores.graph();
    for (int m = 1; m <= scores.size(); m++) {
      double max = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < graph.headCount(m); i++) {
        max = Math.max(max, tempered(graph.head(graph.firstArc(m) + i), m));
      }
      double sum = 0;
      for (int i = 0; i < graph.headCount(m); i++) {
        sum += Math.exp(tempered(graph.head(graph.firstArc(m) + i), m) - max);
      }
      shift[m] = max + Math.log(sum);
    }
  }

  @Override
  public ArcGraph graph() {
    return scores.graph();
  }

  @Override
  public Set<PartShape> shapes() {
    return Set.of(PartShape.ARC);
  }

  @Override
  public double arc(int head, int modifier) {
    return tempered(head, modifier) - shift[modifier];
  }

  private double tempered(int head, int modifier) {
    return scores.arc(head, modifier) / temperature;
  }
}
