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
  /** Parsers that no thread is using. */
  private final Queue<BaseParser> idle = new ConcurrentLinkedQueue<>();

  public DependencyParser(ModelBundle bundle) {
    this(bundle, bundle.base().decoder());
  }

  private DependencyParser(ModelBundle bundle, Decoder decoder) {
    this.bundle = bundle;
    this.decoder = decoder;
  }

  /**
   * A parser with the same model and another decoder that scores the same parts, such as {@code koo-collins-1+climb} or
   * {@code hill-climbing} in place of {@code koo-collins-1}.
   *
   * @throws IllegalArgumentException if it does not, or is unknown
   */
  public DependencyParser withDecoder(String name) {
    return new DependencyParser(bundle, bundle.base().decoder(name));
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

  /** The best labelled tree. A sentence without words has a tree without words. */
  public DependencyTree parse(Sentence sentence) {
    return use(parser -> parser.parse(sentence));
  }

  /**
   * The k best labelled trees with their scores, best first, or all if there are fewer. A sentence that is too long to
   * be decoded whole has one.
   */
  public KBestList parse(Sentence sentence, int k) {
    return use(parser -> parser.parse(sentence, k));
  }

  /**
   * The best labelled tree and how probable arcs are, over all trees of the decoder as far as they can be summed over;
   * empty if the sentence is too long to be decoded whole.
   */
  public Optional<ConfidentTree> parseWithConfidence(Sentence sentence) {
    ArcCalibration calibration = bundle.arcCalibration();
    return use(parser -> parser.parseForest(sentence).map(found ->
        new ConfidentTree(found.tree(), found.forest().marginals(calibration.temperature()), calibration)));
  }

  /** How probable the trees of a list are that this parser gave. */
  public TreeProbabilities probabilities(KBestList list) {
    return new TreeProbabilities(list, bundle.temperature());
  }

  private <T> T use(Function<BaseParser, T> task) {
    BaseParser pooled = idle.poll();
    BaseParser parser = pooled == null ? new BaseParser(bundle.base(), decoder) : pooled;
    T result = task.apply(parser);
    idle.add(parser);
    return result;
  }
}
