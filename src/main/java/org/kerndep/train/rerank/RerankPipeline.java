package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.kerndep.bundle.KBestFile;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.train.config.RerankConfig;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.Folds;
import org.kerndep.train.fold.Jackknife;
import org.kerndep.train.fold.ListOrigin;
import org.kerndep.train.origin.ModelOrigin;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Adds a reranker to a base parser: what cannot be learnt is chosen on lists that are held out, then the reranker is
 * trained on all lists. The number of threads changes nothing but the time.
 */
public final class RerankPipeline {

  private static final Logger LOG = LoggerFactory.getLogger(RerankPipeline.class);

  private final TrainingConfig config;
  private final RerankConfig wanted;
  private final TrainingContext context;

  /** Reads the settings, and refuses them if no reranker can be trained with them. */
  public RerankPipeline(TrainingConfig config, TrainingContext context) throws IOException {
    this.config = config;
    this.wanted = config.reranker();
    context.knowledge().require(wanted.properties().layers());
    this.context = context;
  }

  /**
   * The system with a reranker, or as it was if none is of use on lists that are held out, which is logged.
   *
   * @param lists those of a {@link Jackknife} on the treebank
   * @throws IllegalArgumentException if the lists are those of another treebank
   */
  public ModelBundle train(ModelBundle base, Treebank treebank, KBestFile lists) {
    RerankConfig settled = wanted.withTreesUpTo(ListOrigin.of(lists).trees(), ListOrigin.of(lists).labellings());
    ListOrigin.of(lists).require(treebank);
    if (treebank.size() < 2) {
      LOG.warn("one sentence is too few for a reranker; the model has none");
      return base;
    }
    ListRule rule = TaggingWeight.choose(settled, treebank, lists.lists()).withLabellings(settled.labellings());
    List<KBestList> joint = lists.lists().stream().map(list -> list.withLabellings(rule.labellings())
        .joint(rule.taggingWeight(), settled.hypotheses()).relative()).toList();
    RerankData data = new RerankData(settled, base.base(), treebank, joint, context.workers());
    List<HeldOutCut> cuts = HeldOutCut.of(settled.tuning(), new Folds(treebank, ListOrigin.of(lists).folds()));
    RerankTuner.Choice choice = new RerankTuner(data, cuts, settled).choose(context.progress());
    if (settled.choice().fallback() && settled.beta().given().isEmpty() && choice.cost() >= choice.baseCost()) {
      LOG.warn("no reranker is of use on the {} words that were held out; the model has none", choice.words());
      return base;
    }
    RerankFunction function = train(settled, data, choice).with(rule);
    Map<String, String> says = manifest(base.manifest(), settled, choice, function);
    ModelOrigin.putLayers(function.userLayers(), treebank, says);
    return base.withReranker(new Manifest(says), function);
  }

  private RerankFunction train(RerankConfig settled, RerankData data, RerankTuner.Choice choice) {
    List<RerankExample> examples = data.examples();
    RerankTrainer trainer =
        data.trainer(new IntArrayList(IntStream.range(0, examples.size()).toArray()), choice.kernelWeights());
    context.progress().begin("reranker", (long) choice.iterations() * examples.size());
    int updates = 0;
    for (int pass = 0; pass < choice.iterations(); pass++) {
      updates += trainer.pass(context.progress());
    }
    RerankFunction function = trainer.function(choice);
    context.progress().end(updates + " updates, " + function.supportSize() + " support parts");
    LOG.info(String.format(Locale.ROOT,
        "reranker: passes %d, beta %.4f%s, agreement %s; held-out gain %.2f%% of %d words",
        choice.iterations(), choice.beta(), choice.kernelWeights().isEmpty() ? "" : ", rho " + choice.rho(),
        choice.agreement().weight(), choice.gain(), choice.words()));
    return function;
  }

  private Map<String, String> manifest(Manifest base, RerankConfig settled, RerankTuner.Choice choice,
      RerankFunction function) {
    Map<String, String> entries = new LinkedHashMap<>(base.entries());
    config.kernelSettings().forEach((key, value) -> entries.put(ModelOrigin.CONFIG + key, value));
    entries.put("used-k", Integer.toString(settled.trees()));
    if (function.lists().taggings() > 1) {
      entries.put("used-tagging-weight", Double.toString(function.lists().taggingWeight()));
    }
    entries.put("used-labellings", Integer.toString(function.lists().labellings()));
    entries.put("used-rerank-iterations", Integer.toString(choice.iterations()));
    if (!choice.kernelWeights().isEmpty()) {
      entries.put("used-rerank-rho", choice.rho());
    }
    entries.put("used-rerank-beta", Double.toString(choice.beta()));
    entries.put("used-rerank-agreement", Double.toString(choice.agreement().weight()));
    entries.put("used-rerank-temperature", Double.toString(choice.temperature()));
    entries.put("support-parts", Integer.toString(function.supportSize()));
    function.scorers().forEach(scorer -> entries.putAll(scorer.figures()));
    entries.put("held-out-words", Long.toString(choice.words()));
    entries.put("held-out-gain", String.format(Locale.ROOT, "%.3f", choice.gain()));
    return entries;
  }
}
