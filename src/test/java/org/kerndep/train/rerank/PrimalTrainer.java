package org.kerndep.train.rerank;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.Hypothesis;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.train.config.RerankConfig;

/** The reranker's training with weights of features that are all written out, as slow and plain as can be. */
public final class PrimalTrainer {

  private final RerankConfig config;
  private final List<RerankExample> examples;
  private final KernelLists lists;
  private final Map<List<Object>, Double> weights = new HashMap<>();
  private final Map<List<Object>, Double> sums = new HashMap<>();
  private int steps;

  PrimalTrainer(RerankConfig config, List<RerankExample> examples, KernelLists lists) {
    this.config = config;
    this.examples = examples;
    this.lists = lists;
  }

  void step(int number) {
    RerankExample example = examples.get(number);
    double[] scores = new double[example.size()];
    for (int tree = 0; tree < scores.length; tree++) {
      scores[tree] = config.rule().baseWeight() * example.base(tree) + dot(weights, features(number, tree));
    }
    int rival = example.rival(config.rule().update(), scores);
    if (rival >= 0) {
      Map<List<Object>, Double> delta = features(number, example.oracle());
      features(number, rival).forEach((feature, value) -> delta.merge(feature, -value, Double::sum));
      double norm = delta.values().stream().mapToDouble(value -> value * value).sum();
      double change = Math.min(config.rule().largestStep(),
          (scores[rival] - scores[example.oracle()] + example.margin(rival)) / norm);
      if (norm > 1e-9) {
        delta.forEach((feature, value) -> weights.merge(feature, change * value, Double::sum));
      }
    }
    steps++;
    weights.forEach((feature, value) -> sums.merge(feature, value, Double::sum));
  }

  double[] averageScores(int number) {
    double[] scores = new double[examples.get(number).size()];
    for (int tree = 0; tree < scores.length; tree++) {
      scores[tree] = dot(sums, features(number, tree)) / steps;
    }
    return scores;
  }

  public static double dot(Map<List<Object>, Double> w, Map<List<Object>, Double> features) {
    return features.entrySet().stream().mapToDouble(e -> e.getValue() * w.getOrDefault(e.getKey(), 0.0)).sum();
  }

  private Map<List<Object>, Double> features(int number, int tree) {
    LabelNumbers labels = lists.labels();
    Hypothesis hypothesis = examples.get(number).list().get(tree);
    KernelParts parts = new KernelParts(lists.values().encode(hypothesis.sentence()), labels);
    TemplateKernel kernel = lists.kernel();
    Map<List<Object>, Double> counts = new HashMap<>();
    for (KernelPart part : parts.of(hypothesis.tree(), kernel.shapes())) {
      addFeatures(part, kernel, Math.sqrt(config.kernelWeights().given().get(0)), counts);
    }
    return counts;
  }

  /** Adds a multiple of the features of a part, written out. */
  public static void addFeatures(KernelPart part, TemplateKernel kernel, double factor, Map<List<Object>, Double> counts) {
    List<List<Object>> found = List.of(List.of(part.shape()));
    for (KernelWord word : part.words()) {
      List<Object> values = new ArrayList<>();
      for (int i = 0; i < word.size(); i++) {
        values.add(word.value(i));
      }
      found = extended(found, values);
    }
    for (KernelArc arc : part.arcs()) {
      found = extended(found, edgeValues(arc, kernel));
    }
    double value = factor * Math.sqrt(kernel.weight(part.shape()));
    found.forEach(feature -> counts.merge(feature, value, Double::sum));
  }

  private static List<Object> edgeValues(KernelArc arc, TemplateKernel kernel) {
    List<Object> values = new ArrayList<>();
    for (ArcProperty property : kernel.arcs()) {
      values.add(property + "=" + switch (property) {
        case LABEL -> arc.label();
        case DISTANCE -> arc.distance();
        case LENGTH -> arc.length();
        case ANY -> 0;
      });
    }
    return values;
  }

  private static List<List<Object>> extended(List<List<Object>> features, List<Object> values) {
    List<List<Object>> longer = new ArrayList<>();
    for (List<Object> feature : features) {
      for (Object value : values) {
        List<Object> next = new ArrayList<>(feature);
        next.add(value);
        longer.add(next);
      }
    }
    return longer;
  }
}
