package org.kerndep.train.base;

import java.util.List;
import org.kerndep.base.ArcPruner;
import org.kerndep.base.PrunerScores;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.RootMode;
import org.kerndep.decode.Marginals;
import org.kerndep.feature.AdaptiveWeights;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.WeightTable;
import org.kerndep.train.config.BaseConfig;
import org.kerndep.train.config.TrainingContext;

/**
 * Trains the pruner's log-linear model by gradient ascent on the likelihood of the gold trees: the gradient is the
 * features of gold arcs minus those of all arcs times their probabilities. Gradients of a batch are taken in parallel.
 */
final class PrunerTrainer {

  /** Arcs whose probability is closer to the truth than this add nothing to the gradient. */
  private static final double CLOSE_ENOUGH = 0.01;

  private final BaseConfig.Pruner config;
  private final BaseConfig.Order order;
  private final TrainingContext context;

  PrunerTrainer(BaseConfig config, TrainingContext context) {
    this.config = config.pruner();
    this.order = config.order();
    this.context = context;
  }

  ArcPruner train(List<Example> examples, boolean projective, RootMode roots) {
    AdaptiveWeights weights = new AdaptiveWeights(config.bits(), config.rate());
    ThreadLocal<ArcFeatures> features = ThreadLocal.withInitial(() -> new ArcFeatures(context.templates()));
    ArcPruner current = pruner(weights.current(), projective, roots);
    Batches<Example> batches = new Batches<>(examples, order);
    for (int epoch = 1; epoch <= config.epochs(); epoch++) {
      context.progress().begin("pruner " + epoch + "/" + config.epochs(), examples.size());
      batches.run(context, example -> gradient(example, current, features.get()), weights::ascend);
      context.progress().end("");
    }
    return pruner(weights.current().quantised(), projective, roots);
  }

  private ArcPruner pruner(WeightTable weights, boolean projective, RootMode roots) {
    return new ArcPruner(weights, config.ratio(), config.heads(), projective, roots);
  }

  private static SparseVector gradient(Example example, ArcPruner pruner, ArcFeatures features) {
    EncodedSentence x = example.x();
    Marginals marginals = pruner.marginals(new PrunerScores(x, features, pruner.weights()));
    SparseVector.Builder gradient = new SparseVector.Builder();
    for (int m = 1; m <= x.size(); m++) {
      for (int h = 0; h <= x.size(); h++) {
        if (h != m) {
          double slope = (example.gold().head(m) == h ? 1 : 0) - marginals.arc(h, m);
          if (Math.abs(slope) > CLOSE_ENOUGH) {
            features.add(x, h, m, (float) slope, pruner.weights(), gradient);
          }
        }
      }
    }
    return gradient.build();
  }
}
