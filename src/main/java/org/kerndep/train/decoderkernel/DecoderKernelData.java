package org.kerndep.train.decoderkernel;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.SentenceScorer;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.run.Workers;
import org.kerndep.train.config.DecoderKernelConfig;
import org.kerndep.train.dual.KernelDual;
import org.kerndep.train.dual.ListParts;
import org.kerndep.train.fold.FoldModels;
import org.kerndep.train.fold.Folds;

/**
 * The sentences from which a kernel in the decoder is learnt, made ready once for all training runs: each is pruned,
 * scored and decoded by the model of its fold, which has not seen it. Sentences that are too long to be decoded whole
 * are left out. Immutable; shared by threads.
 */
final class DecoderKernelData {

  /** What a fold's model finds in a sentence; labels as in {@link org.kerndep.base.SentenceScores}. */
  private record Found(EncodedSentence x, ArcGraph graph, List<String> labels) {}

  private final DecoderKernelConfig config;
  private final List<BaseModel> models;
  private final LabelNumbers labels;
  private final List<DecoderKernelExample> examples = new ArrayList<>();
  private final List<ListParts> arcs = new ArrayList<>();
  private final PropertyValues values;
  private final ThreadLocal<SentenceScorer[]> scorers;

  /**
   * The sentences of folds.
   *
   * @param base the model of the whole treebank, whose labels are used
   */
  DecoderKernelData(DecoderKernelConfig config, BaseModel base, FoldModels folds, Workers workers) {
    this.config = config;
    this.models = folds.models();
    this.labels = new LabelNumbers(base.labelNames());
    this.scorers = ThreadLocal.withInitial(() -> new SentenceScorer[models.size()]);
    Treebank treebank = base.projectivity().projectivise(folds.folds().treebank());
    Folds cut = new Folds(treebank, folds.folds().count());
    PropertyValues.Builder builder =
        new PropertyValues.Builder(config.properties(), base.vocabulary().knowledge());
    for (int fold = 0; fold < cut.count(); fold++) {
      addFold(fold, cut.of(fold), builder, workers);
    }
    this.values = builder.build();
  }

  private void addFold(int fold, Treebank treebank, PropertyValues.Builder builder, Workers workers) {
    List<ParsedSentence> sentences = treebank.sentences().stream()
        .filter(s -> s.size() > 0 && BaseParser.decodesWhole(s.sentence())).toList();
    ThreadLocal<ArcFeatures> pruning = ThreadLocal.withInitial(() -> new ArcFeatures(models.get(fold).templates()));
    List<Found> found = workers.map(sentences.size(), i -> {
      EncodedSentence x = models.get(fold).vocabulary().encode(sentences.get(i).sentence());
      ArcGraph graph = models.get(fold).pruner().prune(x, pruning.get());
      return new Found(x, graph, scorer(fold).scores(x, graph).labels());
    });
    for (int i = 0; i < found.size(); i++) {
      Found of = found.get(i);
      examples.add(new DecoderKernelExample(examples.size(), fold, sentences.get(i).tree(), of.x, of.graph));
      arcs.add(new ListParts(new KernelParts(builder.add(sentences.get(i).sentence()), labels), of.graph, of.labels));
    }
  }

  private SentenceScorer scorer(int fold) {
    SentenceScorer[] own = scorers.get();
    if (own[fold] == null) {
      own[fold] = new SentenceScorer(models.get(fold), models.get(fold).decoder());
    }
    return own[fold];
  }

  List<DecoderKernelExample> examples() {
    return examples;
  }

  /** A new function of the examples' arcs, which are known by their numbers in the graphs. */
  KernelDual function() {
    return new KernelDual(arcs, config.kernel(), 1);
  }

  /** The scores of an example under the model of its fold. */
  PartScores scores(DecoderKernelExample example) {
    return scorer(example.fold()).scores(example.x(), example.graph()).parts();
  }

  /** The tree of an example that scores best. */
  DependencyTree decode(DecoderKernelExample example, PartScores scores) {
    return models.get(example.fold()).decoder().decode(scores).tree();
  }

  /** A function by its support. */
  KernelExpansion expansion(Support support) {
    return new KernelExpansion(support, values, labels, config.kernel()).compact();
  }
}
