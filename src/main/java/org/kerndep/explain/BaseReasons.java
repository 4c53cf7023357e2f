package org.kerndep.explain;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Sentence;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.Parts;
import org.kerndep.rerank.DecoderKernel;

/**
 * What the base parser says, a kernel in its decoder included: of trees as they are decoded, in which words may be
 * lifted. Scratch of one thread.
 */
final class BaseReasons {

  private final ModelBundle bundle;
  private final BaseModel model;
  private final Decoder decoder;
  private final BestArcLabels arcLabels;
  private final LinearReasons linear;
  private final Optional<KernelReasons> kernel;
  private final Optional<LabellingReasons> labellings;
  /** The decoded trees behind those of lists, by sentence; only where words may be lifted. */
  private final Map<Sentence, Map<IntList, DependencyTree>> decoded = new IdentityHashMap<>();

  /**
   * The say of a base parser.
   *
   * @param withLabellings whether lists have trees with other labels than their best ones
   */
  BaseReasons(ModelBundle bundle, Decoder decoder, boolean withLabellings) {
    this.bundle = bundle;
    this.model = bundle.base();
    this.decoder = decoder;
    this.arcLabels = new BestArcLabels(model);
    this.linear = new LinearReasons(model, decoder.shapes(), arcLabels);
    this.kernel = bundle.decodingKernel().map(own -> new KernelReasons(own.kernel(), Source.DECODER_KERNEL));
    this.labellings = withLabellings && LabellingReasons.arePossible(model)
        ? Optional.of(new LabellingReasons(model)) : Optional.empty();
  }

  /** Begins with another list of so many trees. */
  void begin() {
    decoded.clear();
  }

  /** The base parser's score of a tree that need not be in a list. */
  double score(Sentence sentence, DependencyTree tree, int trees) {
    DependencyTree own = decoded(sentence, tree, trees);
    EncodedSentence x = model.vocabulary().encode(sentence);
    return linear.score(x, own) + labellings.map(labels -> labels.score(sentence, x, own)).orElse(0.0)
        + bundle.decodingKernel().map(used -> score(used, sentence, x, own)).orElse(0.0);
  }

  private double score(DecoderKernel used, Sentence sentence, EncodedSentence x, DependencyTree tree) {
    SupportScores scores = used.kernel().scores(sentence,
        ArcGraph.of(tree.size(), (head, modifier) -> tree.head(modifier) == head));
    double sum = 0;
    for (LabelledPart arc : arcs(used, x, tree)) {
      sum += used.weight() * scores.score(arc);
    }
    return sum;
  }

  private List<LabelledPart> arcs(DecoderKernel used, EncodedSentence x, DependencyTree tree) {
    List<LabelledPart> arcs = new ArrayList<>();
    Parts.arcs(tree, (head, modifier) -> arcs.add(LabelledPart.arc(head, modifier,
        used.kernel().labels().number(arcLabels.name(x, head, modifier)))));
    return arcs;
  }

  /**
   * Adds the reasons for one hypothesis and against another.
   *
   * @param factor the weight of the base parser's score
   * @param trees how many trees their list was made of
   */
  void add(Hypothesis one, Hypothesis two, double factor, int trees, Reasons to) {
    DependencyTree first = decoded(one.sentence(), one.tree(), trees);
    DependencyTree second = decoded(two.sentence(), two.tree(), trees);
    linear.add(one.sentence(), first, two.sentence(), second, factor, to);
    labellings.ifPresent(labels -> {
      labels.add(one.sentence(), model.vocabulary().encode(one.sentence()), first, factor, to);
      labels.add(two.sentence(), model.vocabulary().encode(two.sentence()), second, -factor, to);
    });
    bundle.decodingKernel().ifPresent(used -> kernel.orElseThrow().add(
        one.sentence(), arcs(used, model.vocabulary().encode(one.sentence()), first),
        two.sentence(), arcs(used, model.vocabulary().encode(two.sentence()), second), factor * used.weight(), to));
  }

  /** The tree that was decoded where a tree of a list was found; of others, what would have to be decoded. */
  private DependencyTree decoded(Sentence sentence, DependencyTree tree, int trees) {
    if (model.projectivity() == Projectivity.NONE) {
      return tree;
    }
    DependencyTree found = decoded.computeIfAbsent(sentence, own ->
        new BaseParser(model, decoder, bundle.decodingKernel().map(used -> used)).decoded(own, trees))
        .get(Parts.heads(tree));
    return found != null ? found : model.projectivity().projectivise(tree);
  }
}
