package org.kerndep.decode;

import java.util.List;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.decode.chart.CachedGrammar;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.InsideOutside;
import org.kerndep.decode.chart.LazyKBest;
import org.kerndep.decode.chart.TemperedGrammar;
import org.kerndep.decode.chart.Viterbi;
import org.kerndep.part.Parts;

/**
 * All trees of a chart, which are projective, by inside-outside, and a list of other trees with crossing arcs. If the
 * scores have labels, a tree's probability is that of all ways to label it. Used by one thread.
 */
final class ChartForest implements Forest {

  private final ChartGrammar chart;
  private final Viterbi viterbi;
  private final ScoredTrees best;
  /** Best first; empty if there are none. */
  private final List<ScoredTree> crossing;

  ChartForest(ChartGrammar grammar, int k) {
    this.chart = new CachedGrammar(grammar, CachedGrammar.CAPACITY);
    this.viterbi = new Viterbi(chart);
    this.best = new LazyKBest(chart, viterbi).trees(k);
    this.crossing = List.of();
  }

  private ChartForest(ChartForest projective, ScoredTrees best, List<ScoredTree> crossing) {
    this.chart = projective.chart;
    this.viterbi = projective.viterbi;
    this.best = best;
    this.crossing = crossing;
  }

  @Override
  public ScoredTrees best() {
    return best;
  }

  @Override
  public Marginals marginals(double temperature) {
    InsideOutside solved = InsideOutside.of(new TemperedGrammar(chart, viterbi, temperature));
    double[] arcs = solved.arcProbabilities();
    if (!crossing.isEmpty()) {
      addCrossing(arcs, solved.logTotal(), temperature);
    }
    return new Marginals(chart.size(), arcs);
  }

  /** All sums are relative to the chart's best tree; the largest becomes 1. */
  private void addCrossing(double[] arcs, double logTotal, double temperature) {
    double top = Math.max(logTotal, logarithm(crossing.get(0), temperature));
    double total = Math.exp(logTotal - top);
    for (int arc = 0; arc < arcs.length; arc++) {
      arcs[arc] *= total;
    }
    for (ScoredTree scored : crossing) {
      double weight = Math.exp(logarithm(scored, temperature) - top);
      total += weight;
      Parts.arcs(scored.tree(), (h, m) -> arcs[h * (chart.size() + 1) + m] += weight);
    }
    for (int arc = 0; arc < arcs.length; arc++) {
      arcs[arc] /= total;
    }
  }

  private double logarithm(ScoredTree scored, double temperature) {
    return (scored.score() - viterbi.best(chart.goal())) / temperature;
  }

  @Override
  public Forest with(ScoredTrees list, ScoredTrees merged) {
    return new ChartForest(this, merged,
        list.trees().stream().filter(scored -> !scored.tree().isProjective()).toList());
  }
}
