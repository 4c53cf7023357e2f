package org.kerndep.train.calibrate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Treebank;
import org.kerndep.eval.Calibration;
import org.kerndep.run.Workers;

/**
 * How a model's scores become probabilities, fitted to sentences that training has not seen. Errors are expected
 * calibration errors of the best trees' arcs, in percent.
 *
 * @param temperature of lists of trees
 * @param arcs the calibration of arcs
 * @param listError of the probabilities that arcs have in lists of the usual length, after the fit
 * @param errorBefore before the fit
 * @param error after the fit, on the same sentences
 * @param heldOutError on each half of the sentences after a fit to the other half
 */
public record ProbabilityFit(double temperature, ArcCalibration arcs, double listError, double errorBefore,
    double error, double heldOutError) {

  /** Temperatures that are tried for arcs, as powers of a factor, relative to that of lists. */
  private static final double FACTOR = 1.2;
  private static final int LOWEST = -9;
  private static final int HIGHEST = 4;

  /**
   * Fits to some sentences.
   *
   * @param before the calibration so far
   * @param heldOut at least one sentence
   */
  public static ProbabilityFit of(ModelBundle model, ArcCalibration before, Treebank heldOut, Workers workers) {
    ThreadLocal<BaseParser> parsers = ThreadLocal.withInitial(() -> model.baseParser(model.base().decoder()));
    List<KBestList> lists = workers.map(heldOut.size(), i -> {
      Sentence sentence = heldOut.sentences().get(i).sentence();
      return KBestList.of(sentence, parsers.get().parse(sentence, TreeProbabilities.USUAL_TREES));
    });
    List<DependencyTree> golds = heldOut.sentences().stream().map(ParsedSentence::tree).toList();
    double temperature = new TemperatureFit(golds, lists).temperature();
    double[] tried =
        IntStream.rangeClosed(LOWEST, HIGHEST).mapToDouble(i -> temperature * Math.pow(FACTOR, i)).toArray();
    double[] all = DoubleStream.concat(DoubleStream.of(before.temperature()), DoubleStream.of(tried)).toArray();
    HeldOutArcs arcs = HeldOutArcs.of(model, heldOut, all, workers);
    ArcCalibration fitted = arcs.fit(tried);
    return new ProbabilityFit(temperature, fitted, Calibration.of(golds, lists, temperature).error(),
        arcs.measure(before).error(), arcs.measure(fitted).error(), crossed(arcs, tried));
  }

  private static double crossed(HeldOutArcs arcs, double[] tried) {
    HeldOutArcs first = arcs.half(0);
    HeldOutArcs second = arcs.half(1);
    return (second.measure(first.fit(tried)).error() + first.measure(second.fit(tried)).error()) / 2;
  }

  /** A manifest with what was fitted. */
  public Manifest addTo(Manifest manifest) {
    Map<String, String> entries = new LinkedHashMap<>(manifest.entries());
    entries.put(ModelBundle.TEMPERATURE, Double.toString(temperature));
    entries.put(ModelBundle.ARC_TEMPERATURE, Double.toString(arcs.temperature()));
    entries.put(ModelBundle.ARC_SLOPE, Double.toString(arcs.slope()));
    return new Manifest(entries);
  }

  /** The figures in a sentence. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "temperature of lists %.3f, of arcs %.3f with slope %.3f; calibration error of "
        + "arcs %.2f%%, %.2f%% before, %.2f%% if fitted to the other half, %.2f%% in lists of %d trees", temperature,
        arcs.temperature(), arcs.slope(), error, errorBefore, heldOutError, listError, TreeProbabilities.USUAL_TREES);
  }
}
