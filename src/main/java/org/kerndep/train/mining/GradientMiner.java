package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import it.unimi.dsi.fastutil.objects.Object2DoubleMap;
import it.unimi.dsi.fastutil.objects.Object2DoubleRBTreeMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.rerank.FeaturePath;
import org.kerndep.rerank.FeatureTrie;
import org.kerndep.rerank.MinedFeatures;
import org.kerndep.rerank.MinedList;
import org.kerndep.rerank.MiningSpace;
import org.kerndep.run.Workers;
import org.kerndep.train.config.MiningConfig;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Selects features by the gradient of {@code C·‖w‖₁ + Σ hinge} over lists (Qian and Liu 2015, Algorithm 1): in every
 * round a feature without weight gets one if more than C lists need it, counted where oracle and prediction differ, and
 * weights that become 0 are dropped. Scores start from those of the base parser. The step is the power of two with the
 * least objective. What is selected does not depend on the number of threads. One thread at a time.
 */
public final class GradientMiner {

  private static final Logger LOG = LoggerFactory.getLogger(GradientMiner.class);

  /** In the polynomial space greater orders are slow. */
  private static final int FAST_ORDER = 2;

  /** What is found for a list with the present weights; without a rival no difference. */
  private record Prediction(double[] scores, int rival, SparseVector difference) {}

  private final MiningConfig config;
  private final BasicArcFeatures features;
  private final WordKnowledge knowledge;
  private final double baseWeight;
  private final Workers workers;

  /**
   * A miner.
   *
   * @param features of arcs; those of the configuration that make sense for the data
   * @param knowledge what is known of words
   * @param baseWeight the weight of the base parser's score
   */
  public GradientMiner(MiningConfig config, BasicArcFeatures features, WordKnowledge knowledge, double baseWeight,
      Workers workers) {
    this.config = config;
    this.features = features;
    this.knowledge = knowledge;
    this.baseWeight = baseWeight;
    this.workers = workers;
  }

  /** The features that are of use for examples; perhaps none. */
  public MinedFeatures mine(List<MiningExample> examples) {
    if (config.space() == MiningSpace.POLYNOMIAL && config.order() > FAST_ORDER) {
      LOG.warn("mining sets of {} features of any arcs can take hours; mining-order={} or mining-space=tree is faster",
          config.order(), FAST_ORDER);
    }
    MiningMemory memory = MiningMemory.of(config.memory());
    ArcDictionary dictionary =
        new ArcDictionary(examples, features, knowledge, config.least(), memory.frontier(), workers);
    MiningObjective objective = new MiningObjective(examples, baseWeight, config.c());
    CandidateCounts counts = new CandidateCounts(config.order(), config.least(), memory, workers);
    Object2DoubleMap<FeaturePath> weights = new Object2DoubleRBTreeMap<>();
    for (int round = 1; round <= config.rounds(); round++) {
      Object2DoubleMap<FeaturePath> before = weights;
      weights = improved(before, examples, dictionary, objective, counts);
      LOG.debug("round {}: {} features", round, weights.size());
      if (weights.equals(before)) {
        break;
      }
    }
    LOG.info("mining: {} features from {} lists", weights.size(), examples.size());
    return named(weights, dictionary);
  }

  /** The weights after a round; the same if no step makes them better. */
  private Object2DoubleMap<FeaturePath> improved(Object2DoubleMap<FeaturePath> weights, List<MiningExample> examples,
      ArcDictionary dictionary, MiningObjective objective, CandidateCounts counts) {
    List<FeaturePath> paths = List.copyOf(weights.keySet());
    double[] values = paths.stream().mapToDouble(weights::getDouble).toArray();
    FeatureTrie trie = new FeatureTrie(config.space(), paths);
    List<Prediction> predictions = workers.map(examples.size(), i -> predict(i, trie, values, dictionary, objective));
    IntList wrong = new IntArrayList(IntStream.range(0, examples.size())
        .filter(i -> predictions.get(i).rival != MiningObjective.NONE).toArray());
    int[] surpluses = new int[values.length];
    for (int i : wrong) {
      SparseVector difference = predictions.get(i).difference;
      for (int j = 0; j < difference.size(); j++) {
        surpluses[difference.index(j)] += difference.value(j) > 0 ? 1 : -1;
      }
    }
    MiningStep step = new MiningStep(config.c());
    for (int i = 0; i < values.length; i++) {
      step.add(paths.get(i), values[i], surpluses[i]);
    }
    for (CandidateCounts.Found found : found(wrong, predictions, examples, dictionary, counts)) {
      if (!weights.containsKey(found.path())) {
        step.add(found.path(), 0, found.surplus());
      }
    }
    FeatureTrie next = new FeatureTrie(config.space(), step.paths());
    List<double[]> changes = workers.map(examples.size(),
        i -> next.of(dictionary.arcs(i), dictionary.basics(i)).scores(step::direction));
    double length = objective.length(predictions.stream().map(Prediction::scores).toList(), changes, step);
    LOG.debug("{} of {} lists wrong, {} features to look at, step {}", wrong.size(), examples.size(),
        step.paths().size(), length);
    return step.taken(length);
  }

  private Prediction predict(int list, FeatureTrie trie, double[] weights, ArcDictionary dictionary,
      MiningObjective objective) {
    MinedList mined = trie.of(dictionary.arcs(list), dictionary.basics(list));
    double[] scores = mined.scores(feature -> weights[feature]);
    int rival = objective.rival(list, scores);
    return new Prediction(scores, rival,
        rival == MiningObjective.NONE ? null : mined.difference(objective.oracle(list), rival));
  }

  /** The conjunctions that would help in lists whose predictions are wrong. */
  private List<CandidateCounts.Found> found(IntList wrong, List<Prediction> predictions, List<MiningExample> examples,
      ArcDictionary dictionary, CandidateCounts counts) {
    List<FragmentSearch.Alive> alive = Stream.generate(FragmentSearch.Alive::new).limit(wrong.size()).toList();
    return counts.count(wrong.size(), i -> {
      int list = wrong.getInt(i);
      int oracle = examples.get(list).oracle();
      int rival = predictions.get(list).rival;
      return switch (config.space()) {
        case TREE -> new FragmentSearch(dictionary.arcs(list), dictionary.basics(list), oracle, rival, config.order(),
            counts.frontier(), alive.get(i));
        case POLYNOMIAL -> new ConjunctionSearch(dictionary.arcs(list), dictionary.basics(list), oracle, rival,
            config.order(), counts.frontier());
      };
    });
  }

  /** The features with their texts, in the order of these. */
  private MinedFeatures named(Object2DoubleMap<FeaturePath> weights, ArcDictionary dictionary) {
    IntSortedSet used = new IntRBTreeSet();
    weights.keySet().forEach(path -> IntStream.range(0, path.order()).forEach(arc -> used.add(path.basic(arc))));
    record Named(int basic, String text) {}
    List<Named> named = used.intStream().mapToObj(basic -> new Named(basic, dictionary.text(basic)))
        .sorted(Comparator.comparing(Named::text)).toList();
    int[] places = new int[dictionary.size()];
    for (int i = 0; i < named.size(); i++) {
      places[named.get(i).basic] = i;
    }
    List<FeaturePath> paths = new ArrayList<>();
    for (FeaturePath path : weights.keySet()) {
      FeaturePath renumbered = path.renumbered(places);
      paths.add(config.space() == MiningSpace.POLYNOMIAL ? renumbered.ascending() : renumbered);
    }
    paths.sort(null);
    return new MinedFeatures(features, knowledge, config.space(), named.stream().map(Named::text).toList(), paths);
  }
}
