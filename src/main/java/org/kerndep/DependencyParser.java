package org.kerndep;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.kerndep.base.BaseParser;
import org.kerndep.base.TreesInForest;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Vocabulary;
import org.kerndep.decode.Forest;
import org.kerndep.explain.Explainer;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.Reranker;
import org.kerndep.text.TextModel;
import org.kerndep.text.TextSentence;

/**
 * Parses texts and sentences with a trained model.
 *
 * <pre>{@code
 * DependencyParser parser = DependencyParser.english();
 * for (ParsedTextSentence sentence : parser.parse("She didn't read the letter. Text of any length will do.")) {
 *   for (int m = 1; m <= sentence.size(); m++) {
 *     System.out.printf("%d-%d %s %s %d %s%n", sentence.begin(m), sentence.end(m), sentence.word(m).form(),
 *         sentence.word(m).cpos(), sentence.tree().head(m), sentence.tree().label(m));
 *   }
 * }
 * }</pre>
 *
 * <p>{@link #load} reads any model that was trained. Words that are tokens and have tags already make a
 * {@link Sentence}, for which {@link #parse(Sentence)} gives a tree and {@link #parse(Sentence, int)} a list of the
 * best trees with their scores. Whole files are the business of {@link ConllParser}.
 *
 * <p>Shared freely by threads: the model is immutable and every call gets scratch of its own.
 */
public final class DependencyParser {

  private final ModelBundle bundle;
  private final SharedBase base;
  private final Optional<Reranker> reranker;
  private final ListRule rule;

  /** A parser that uses all that a model has. */
  public DependencyParser(ModelBundle bundle) {
    this(bundle, new SharedBase(bundle, bundle.base().decoder()), bundle.reranker().map(Reranker::new),
        bundle.reranker().map(RerankFunction::lists).orElse(ListRule.BEST));
  }

  private DependencyParser(ModelBundle bundle, SharedBase base, Optional<Reranker> reranker, ListRule rule) {
    this.bundle = bundle;
    this.base = base;
    this.reranker = reranker;
    this.rule = rule;
  }

  /**
   * A parser with the same model and another decoder that scores the same parts, such as {@code koo-collins-1+climb} or
   * {@code hill-climbing} in place of {@code koo-collins-1}. A reranker then chooses from other trees than those it was
   * trained on.
   *
   * @throws IllegalArgumentException if it does not, or is unknown
   */
  public DependencyParser withDecoder(String name) {
    return new DependencyParser(bundle, new SharedBase(bundle, bundle.base().decoder(name)), reranker, rule);
  }

  /** The parser for English, whose model is the artifact with classifier {@code model-en}. */
  public static DependencyParser english() throws IOException {
    return new DependencyParser(PublishedModel.ENGLISH.read());
  }

  /**
   * The parser for a language whose model is published, in the artifact with classifier {@code model-LANGUAGE}.
   *
   * @param language {@code en}, {@code pt} or {@code fr}; a country behind it, as in {@code pt-BR}, changes nothing
   * @throws IllegalArgumentException if no model of the language is published
   * @throws java.io.FileNotFoundException if the artifact, which is named, is not on the classpath
   */
  public static DependencyParser of(String language) throws IOException {
    return new DependencyParser(PublishedModel.require(language).read());
  }

  /** Reads a model file; a file that is not a sound model raises ModelFormatException. */
  public static DependencyParser load(Path model) throws IOException {
    return new DependencyParser(ModelBundle.read(model));
  }

  /** What the model says of itself. */
  public Manifest manifest() {
    return bundle.manifest();
  }

  /** The words, tags and other values that the model has seen. */
  public Vocabulary vocabulary() {
    return bundle.base().vocabulary();
  }

  /** The labels that arcs can get. */
  public List<String> labels() {
    return bundle.base().labelNames();
  }

  /** The model's tokenizer, sentence splitter and tagger, if it was trained with text. */
  public Optional<TextModel> text() {
    return bundle.text();
  }

  /**
   * A short hash of the base model and of a kernel in its decoder, which tells whose trees lists are of; computed when
   * first asked for.
   */
  public String baseHash() {
    return base.hash();
  }

  /**
   * A parser that uses the same model without its reranker and parses the most probable tags alone; a kernel in the
   * decoder stays.
   */
  public DependencyParser withoutReranking() {
    return new DependencyParser(bundle, base, Optional.empty(), ListRule.BEST);
  }

  /** A parser that lists what the reranker chooses from, of as many taggings, in the order of the base scores. */
  public DependencyParser unranked() {
    return new DependencyParser(bundle, base, Optional.empty(), rule);
  }

  /**
   * A parser that looks at no more than so many taggings of a sentence: fewer are faster.
   *
   * @param most at least 1
   */
  public DependencyParser withTaggings(int most) {
    return new DependencyParser(bundle, base, reranker, rule.withTaggings(most));
  }

  /**
   * The feature paths of the user layers that it looks at, in alphabetical order. The words of a sentence should have
   * their values in these.
   */
  public Set<String> userLayers() {
    Set<String> paths = new TreeSet<>(bundle.base().userLayers());
    bundle.decodingKernel().ifPresent(decoding -> paths.addAll(decoding.kernel().userLayers()));
    reranker.ifPresent(ranking -> paths.addAll(ranking.function().userLayers()));
    return paths;
  }

  /** Whether trees are chosen by a reranker. */
  public boolean reranks() {
    return reranker.isPresent();
  }

  /** Whether tags are chosen together with trees, if a tagger offers several. */
  public boolean choosesTags() {
    return rule.taggings() > 1;
  }

  /**
   * The sentences of a text of any length with their words, tags and trees, in order. Blank lines end a paragraph, and
   * with it a sentence; other line breaks are white space.
   *
   * @throws IllegalStateException if the model was trained without text
   */
  public List<ParsedTextSentence> parse(String text) {
    return tag(text).stream().map(this::parse).toList();
  }

  /** A sentence of a text with its tree, and with the tags that go with it. */
  public ParsedTextSentence parse(TextSentence sentence) {
    Hypothesis best = parse(sentence.taggings());
    return new ParsedTextSentence(sentence.with(best.sentence()), best.tree());
  }

  /**
   * The sentences of a text of any length with their words, tags, features and lemmas, in order.
   *
   * @throws IllegalStateException if the model was trained without text
   */
  public List<TextSentence> tag(String text) {
    return requireText().sentencesOfParagraphs(text);
  }

  /**
   * The same words with the tags, features and lemmas that the model gives them.
   *
   * @throws IllegalStateException if the model was trained without text
   */
  public Sentence tag(Sentence sentence) {
    return requireText().tagger().tag(sentence);
  }

  private TextModel requireText() {
    return text().orElseThrow(() -> new IllegalStateException("the model has no tokenizer and no tagger; train one "
        + "with 'kerndep train --with-text', or parse sentences whose words have tags"));
  }

  /** The best labelled tree. A sentence without words has a tree without words. */
  public DependencyTree parse(Sentence sentence) {
    return parse(Taggings.given(sentence)).tree();
  }

  /** The best hypothesis, which has tags and a tree. */
  public Hypothesis parse(Taggings taggings) {
    return reranks() || parsed(taggings).size() > 1 ? parse(taggings, 1).best()
        : Hypothesis.of(taggings.all().get(0), new ScoredTree(base.use(parser -> parser.parse(taggings.best())), 0));
  }

  /** The k best hypotheses of a sentence whose tags are given, as {@link #parse(Taggings, int)}. */
  public KBestList parse(Sentence sentence, int k) {
    return parse(Taggings.given(sentence), k);
  }

  /**
   * The k best hypotheses, best first, or all if there are fewer, with what led to their places. A reranker chooses
   * from as many as it was trained with, and from k if that is more; they may have different tags. A sentence that is
   * too long to be decoded whole has one hypothesis, with the most probable tags, and is not reranked.
   */
  public KBestList parse(Taggings taggings, int k) {
    return rank(candidates(taggings, k)).first(k);
  }

  /** The taggings that are parsed: for a sentence that is too long to be decoded whole, the most probable alone. */
  private Taggings parsed(Taggings taggings) {
    return taggings.first(BaseParser.decodesWhole(taggings.best()) ? rule.taggings() : 1);
  }

  /** Of what the base parser found for all taggings, that from which k hypotheses are chosen. */
  private KBestList joint(KBestList found, int k) {
    return found.joint(rule.taggingWeight(), trees(k) + rule.labellings());
  }

  /** How many trees the base parser lists so that k can be chosen, those with other labels apart. */
  private int trees(int k) {
    return Math.max(k, reranker.map(ranking -> ranking.function().trees()).orElse(k));
  }

  /**
   * The hypotheses of a list in their final order; those of a sentence that is too long to be decoded whole stay in
   * theirs, for scorers may take memory that grows with the square of its length.
   *
   * @param list what the base model gave for the sentence, with its scores
   */
  public KBestList rank(KBestList list) {
    return reranker.filter(ranking -> BaseParser.decodesWhole(list.best().sentence()))
        .map(ranking -> ranking.rank(list)).orElse(list);
  }

  /** The best hypothesis and how probable arcs are, as {@link #parseWithConfidence(Taggings, int)}. */
  public ConfidentList parseWithConfidence(Sentence sentence) {
    return parseWithConfidence(sentence, 1);
  }

  /** The same for a sentence whose tags are given. */
  public ConfidentList parseWithConfidence(Sentence sentence, int k) {
    return parseWithConfidence(Taggings.given(sentence), k);
  }

  /**
   * The list of {@link #parse(Taggings, int)}, and how probable arcs are for the base parser with the tags of the best
   * hypothesis, over all trees of the decoder as far as they can be summed over. Decodes each tagging once.
   */
  public ConfidentList parseWithConfidence(Taggings taggings, int k) {
    return base.use(parser -> confident(parser, parsed(taggings), k));
  }

  private ConfidentList confident(BaseParser parser, Taggings taggings, int k) {
    List<TreesInForest> found = parser.parseForests(taggings, trees(k), rule.labellings());
    if (found.isEmpty()) {
      return new ConfidentList(rank(joint(parser.parse(taggings, 1), k)).first(k), Optional.empty());
    }
    List<KBestList> lists = new ArrayList<>();
    Map<Sentence, Forest> forests = new IdentityHashMap<>();
    for (int i = 0; i < found.size(); i++) {
      lists.add(KBestList.of(taggings.all().get(i), found.get(i).trees()));
      forests.put(taggings.all().get(i).sentence(), found.get(i).forest());
    }
    KBestList list = rank(joint(KBestList.union(lists), k)).first(k);
    return new ConfidentList(list, Optional.of(probabilities(forests.get(list.best().sentence()))));
  }

  private ArcProbabilities probabilities(Forest forest) {
    ArcCalibration calibration = bundle.arcCalibration();
    return new ArcProbabilities(forest.marginals(calibration.temperature()), calibration);
  }

  /**
   * What explains why this parser prefers one hypothesis to another; made when it is asked for, for one thread.
   *
   * @see #candidates(Taggings, int)
   */
  public Explainer explainer() {
    return new Explainer(bundle, base.decoder(), reranker.map(Reranker::function), rule);
  }

  /**
   * All hypotheses from which the k best are chosen, in the order of the base parser and the tagger: what
   * {@link Explainer#explain} takes.
   */
  public KBestList candidates(Taggings taggings, int k) {
    return joint(base.use(parser -> parser.parse(parsed(taggings), trees(k), rule.labellings())), k);
  }

  /** How probable the trees of a list are that this parser gave. */
  public TreeProbabilities probabilities(KBestList list) {
    return new TreeProbabilities(list,
        reranker.map(ranking -> ranking.function().temperature()).orElse(bundle.temperature()));
  }
}
