package org.kerndep.train.calibrate;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kerndep.base.BaseParser;
import org.kerndep.base.TreesInForest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.decode.Marginals;
import org.kerndep.eval.Calibration;
import org.kerndep.run.Workers;

/**
 * The arcs of a model's best trees on sentences that training has not seen: which are right, and their posteriors at
 * some temperatures. Immutable.
 */
final class HeldOutArcs {

  private static final double LEAST_SLOPE = 0.2;
  private static final double MOST_SLOPE = 5;

  /** Those of one sentence; posteriors by temperature, then word. */
  private record Arcs(boolean[] right, double[][] posteriors) {}

  private final double[] temperatures;
  private final List<Arcs> sentences;

  private HeldOutArcs(double[] temperatures, List<Arcs> sentences) {
    this.temperatures = temperatures;
    this.sentences = sentences;
  }

  /** Parses the sentences that can be decoded whole. */
  static HeldOutArcs of(ModelBundle model, Treebank heldOut, double[] temperatures, Workers workers) {
    ThreadLocal<BaseParser> parsers = ThreadLocal.withInitial(() -> model.baseParser(model.base().decoder()));
    return new HeldOutArcs(temperatures, workers.map(heldOut.size(), i -> {
      ParsedSentence gold = heldOut.sentences().get(i);
      return parsers.get().parseForest(gold.sentence(), 1).map(found -> arcs(gold.tree(), found, temperatures));
    }).stream().flatMap(Optional::stream).toList());
  }

  private static Arcs arcs(DependencyTree gold, TreesInForest found, double[] temperatures) {
    int n = gold.size();
    boolean[] right = new boolean[n];
    double[][] posteriors = new double[temperatures.length][n];
    for (int t = 0; t < temperatures.length; t++) {
      Marginals marginals = found.forest().marginals(temperatures[t]);
      for (int m = 1; m <= n; m++) {
        right[m - 1] = found.best().head(m) == gold.head(m);
        posteriors[t][m - 1] = marginals.arc(found.best().head(m), m);
      }
    }
    return new Arcs(right, posteriors);
  }

  /** Every other sentence, beginning with the first or the second. */
  HeldOutArcs half(int first) {
    return new HeldOutArcs(temperatures,
        IntStream.range(0, sentences.size()).filter(i -> i % 2 == first).mapToObj(sentences::get).toList());
  }

  /**
   * The calibration under which probabilities come closest to the truth, by the mean square of the difference.
   *
   * @param candidates some of the temperatures
   */
  ArcCalibration fit(double[] candidates) {
    ArcCalibration best = null;
    double least = Double.POSITIVE_INFINITY;
    for (double temperature : candidates) {
      double slope = GoldenSection.least(
          s -> measure(new ArcCalibration(temperature, s)).meanSquare(), LEAST_SLOPE, MOST_SLOPE);
      ArcCalibration next = new ArcCalibration(temperature, slope);
      double square = measure(next).meanSquare();
      if (square < least) {
        best = next;
        least = square;
      }
    }
    return best;
  }

  /**
   * How well probabilities agree with the truth.
   *
   * @param calibration with one of the temperatures
   */
  Calibration measure(ArcCalibration calibration) {
    int t = 0;
    while (temperatures[t] != calibration.temperature()) {
      t++;
    }
    Calibration measured = new Calibration();
    for (Arcs arcs : sentences) {
      for (int i = 0; i < arcs.right.length; i++) {
        measured.add(calibration.probability(arcs.posteriors[t][i]), arcs.right[i]);
      }
    }
    return measured;
  }
}
