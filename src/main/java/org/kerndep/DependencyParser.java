package org.kerndep;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.decode.Decoder;
import org.kerndep.rerank.RankedList;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.Reranker;

/**
 * Parses sentences with a trained model.
 *
 * <pre>{@code
 * DependencyParser parser = DependencyParser.load(Path.of("english.kdp"));
 * DependencyTree tree = parser.parse(sentence);
 * }</pre>
 *
 * <p>Shared freely by threads: the model is immutable and every call gets scratch of its own.
 */
public final class DependencyParser {

  private final ModelBundle bundle;
  private final Decoder decoder;
  private final Optional<RerankFunction> reranker;
  /** Parsers that no thread is using. */
  private final Queue<BaseParser> idle = new ConcurrentLinkedQueue<>();

  /** A parser that uses all that a model has. */
  public DependencyParser(ModelBundle bundle) {
    this(bundle, bundle.base().decoder(), bundle.reranker());
  }

  private DependencyParser(ModelBundle bundle, Decoder decoder, Optional<RerankFunction> reranker) {
    this.bundle = bundle;
    this.decoder = decoder;
    this.reranker = reranker;
  }

  /**
   * A parser with the same model and another decoder that scores the same parts, such as {@code koo-collins-1+climb} or
   * {@code hill-climbing} in place of {@code koo-collins-1}. A reranker then chooses from other trees than those it was
   * trained on.
   *
   * @throws IllegalArgumentException if it does not, or is unknown
   */
  public DependencyParser withDecoder(String name) {
    return new DependencyParser(bundle, bundle.base().decoder(name), reranker);
  }

  /** Reads a model file; a file that is not a sound model raises ModelFormatException. */
  public static DependencyParser load(Path model) throws IOException {
    return new DependencyParser(ModelBundle.read(model));
  }

  /** What the model says of itself. */
  public Manifest manifest() {
    return bundle.manifest();
  }

  /** The model. */
  public ModelBundle bundle() {
    return bundle;
  }

  /** A parser that uses the same model without its reranker; a kernel in the decoder stays. */
  public DependencyParser withoutReranking() {
    return new DependencyParser(bundle, decoder, Optional.empty());
  }

  /** Whether trees are chosen by a reranker. */
  public boolean reranks() {
    return reranker.isPresent();
  }

  /** The best labelled tree. A sentence without words has a tree without words. */
  public DependencyTree parse(Sentence sentence) {
    return reranks() ? rank(sentence, 1).best() : use(parser -> parser.parse(sentence));
  }

  /**
   * The k best labelled trees with their final scores, best first, or all if there are fewer. A sentence that is too
   * long to be decoded whole has one.
   */
  public KBestList parse(Sentence sentence, int k) {
    return reranks() ? rank(sentence, k).scored() : use(parser -> parser.parse(sentence, k));
  }

  /**
   * The same trees with what led to their places. A reranker chooses from as many trees as it was trained with, and
   * from k if that is more.
   */
  public RankedList rank(Sentence sentence, int k) {
    if (!reranks()) {
      return RankedList.of(parse(sentence, k));
    }
    Reranker ranker = new Reranker(reranker.get());
    return ranker.rank(sentence, use(parser -> parser.parse(sentence, Math.max(k, ranker.trees())))).first(k);
  }

  /**
   * The best labelled tree and how probable arcs are for the base parser, over all trees of the decoder as far as they
   * can be summed over; empty if the sentence is too long to be decoded whole.
   */
  public Optional<ConfidentTree> parseWithConfidence(Sentence sentence) {
    ArcCalibration calibration = bundle.arcCalibration();
    return use(parser -> parser.parseForest(sentence).map(found ->
        new ConfidentTree(reranks() ? parse(sentence) : found.tree(),
            found.forest().marginals(calibration.temperature()), calibration)));
  }

  /** How probable the trees of a list are that this parser gave. */
  public TreeProbabilities probabilities(KBestList list) {
    return new TreeProbabilities(list, reranker.map(RerankFunction::temperature).orElse(bundle.temperature()));
  }

  private <T> T use(Function<BaseParser, T> task) {
    BaseParser pooled = idle.poll();
    BaseParser parser = pooled == null ? bundle.baseParser(decoder) : pooled;
    T result = task.apply(parser);
    idle.add(parser);
    return result;
  }
}
