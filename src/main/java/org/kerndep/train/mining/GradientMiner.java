package org.kerndep.train.mining;

import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.rerank.mined.FeatureCount;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.FeaturePaths;
import org.kerndep.rerank.mined.FeatureTrie;
import org.kerndep.rerank.mined.ListArcs;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MinedList;
import org.kerndep.rerank.mined.MiningSpace;
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

  /** What is found for a list with the present weights. */
  private record Prediction(double[] scores, int rival) {}

  private final MiningConfig config;
  private final BasicArcFeatures features;
  private final WordKnowledge knowledge;
  private final Workers workers;

  /**
   * A miner.
   *
   * @param features of arcs; those of the configuration that make sense for the data
   * @param knowledge what is known of words
   */
  public GradientMiner(MiningConfig config, BasicArcFeatures features, WordKnowledge knowledge, Workers workers) {
    this.config = config;
    this.features = features;
    this.knowledge = knowledge;
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
    MiningObjective objective = new MiningObjective(examples, config.c());
    CandidateCounts counts = new CandidateCounts(config.order(), config.least(), memory, workers);
    MiningWeights weights = MiningWeights.NONE;
    for (int round = 1; round <= config.rounds(); round++) {
      MiningWeights before = weights;
      weights = improved(before, examples, dictionary, objective, counts);
      LOG.debug("round {}: {} features", round, weights.paths().size());
      if (weights.isSame(before)) {
        break;
      }
    }
    LOG.info("mining: {} features from {} lists; the last round extended {} frequent conjunctions",
        weights.paths().size(), examples.size(), counts.frequent());
    return named(weights.paths(), dictionary);
  }

  /** The weights after a round; the same if no step makes them better. */
  private MiningWeights improved(MiningWeights before, List<MiningExample> examples, ArcDictionary dictionary,
      MiningObjective objective, CandidateCounts counts) {
    AtomicIntegerArray surpluses = new AtomicIntegerArray(before.values().length);
    List<Prediction> predictions = predictions(before, surpluses, examples, dictionary, objective);
    MiningStep.Builder builder = new MiningStep.Builder(config.c());
    for (int i = 0; i < surpluses.length(); i++) {
      builder.add(before.paths().get(i), before.values()[i], surpluses.get(i));
    }
    int[] wrong = IntStream.range(0, examples.size())
        .filter(i -> predictions.get(i).rival != MiningObjective.NONE).toArray();
    List<FragmentSearch.Alive> alive = Stream.generate(FragmentSearch.Alive::new).limit(wrong.length).toList();
    counts.count(wrong.length, i -> search(examples.get(wrong[i]).oracle(), predictions.get(wrong[i]).rival,
        dictionary.arcs(wrong[i]), dictionary.basics(wrong[i]), counts.frontier(), alive.get(i)),
        (path, surplus) -> {
          if (before.paths().find(path) < 0) {
            builder.add(path, 0, surplus);
          }
        });
    MiningStep step = builder.build();
    FeatureTrie next = new FeatureTrie(config.space(), step.paths());
    List<double[]> changes = workers.map(examples.size(),
        i -> next.of(dictionary.arcs(i), dictionary.basics(i), FeatureCount.PRESENCE).scores(step::direction));
    double length = objective.length(predictions.stream().map(Prediction::scores).toList(), changes, step);
    LOG.debug("{} of {} lists wrong, {} features to look at, step {}", wrong.length, examples.size(),
        step.paths().size(), length);
    return step.taken(length);
  }

  /** Predicts the trees of all lists, and counts for each feature in how many more lists it favours the oracle. */
  private List<Prediction> predictions(MiningWeights weights, AtomicIntegerArray surpluses,
      List<MiningExample> examples, ArcDictionary dictionary, MiningObjective objective) {
    FeatureTrie trie = new FeatureTrie(config.space(), weights.paths());
    return workers.map(examples.size(), i -> {
      MinedList mined = trie.of(dictionary.arcs(i), dictionary.basics(i), FeatureCount.PRESENCE);
      double[] scores = mined.scores(feature -> weights.values()[feature]);
      int rival = objective.rival(i, scores);
      if (rival != MiningObjective.NONE) {
        SparseVector difference = mined.difference(objective.oracle(i), rival);
        for (int j = 0; j < difference.size(); j++) {
          surpluses.addAndGet(difference.index(j), difference.value(j) > 0 ? 1 : -1);
        }
      }
      return new Prediction(scores, rival);
    });
  }

  private CandidateSearch search(int oracle, int rival, ListArcs arcs, int[][] basics,
      CandidateSearch.Frontier frontier, FragmentSearch.Alive alive) {
    return switch (config.space()) {
      case TREE -> new FragmentSearch(arcs, basics, oracle, rival, config.order(), frontier, alive);
      case POLYNOMIAL -> new ConjunctionSearch(arcs, basics, oracle, rival, config.order(), frontier);
    };
  }

  /** The features with their texts, in the order of these. */
  private MinedFeatures named(FeaturePaths selected, ArcDictionary dictionary) {
    IntSortedSet used = new IntRBTreeSet();
    selected.forEach(path -> IntStream.range(0, path.order()).forEach(arc -> used.add(path.basic(arc))));
    record Named(int basic, String text) {}
    List<Named> named = used.intStream().mapToObj(basic -> new Named(basic, dictionary.text(basic)))
        .sorted(Comparator.comparing(Named::text)).toList();
    int[] places = new int[dictionary.size()];
    for (int i = 0; i < named.size(); i++) {
      places[named.get(i).basic] = i;
    }
    FeaturePaths.Builder renumbered = new FeaturePaths.Builder();
    for (FeaturePath path : selected) {
      FeaturePath own = path.renumbered(places);
      renumbered.add(config.space() == MiningSpace.POLYNOMIAL ? own.ascending() : own);
    }
    FeaturePaths paths = renumbered.build();
    return new MinedFeatures(features, knowledge, config.space(), FeatureCount.PRESENCE,
        named.stream().map(Named::text).toList(), paths.at(paths.order()));
  }
}
