package org.kerndep.base;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Forest;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.part.Parts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Parses with a {@link BaseModel}: encode, prune, score, decode, label, move lifted words back. Cheap to make; belongs
 * to one thread.
 */
public final class BaseParser {

  private static final Logger LOG = LoggerFactory.getLogger(BaseParser.class);

  private static final AtomicBoolean LOGGED_SEGMENTS = new AtomicBoolean();

  private final BaseModel model;
  private final ArcFeatures pruning;
  private final TreeFinder finder;

  public BaseParser(BaseModel model) {
    this(model, model.decoder());
  }

  /** A parser with one of the model's decoders. */
  public BaseParser(BaseModel model, Decoder decoder) {
    this(model, decoder, Optional.empty());
  }

  /**
   * A parser.
   *
   * @param decoder one of the model's decoders
   * @param other adds to the scores of arcs, and so to those of trees; only if the model's labels are not joint
   */
  public BaseParser(BaseModel model, Decoder decoder, Optional<ArcScorer> other) {
    this.model = model;
    this.pruning = new ArcFeatures(model.templates());
    this.finder = TreeFinder.of(model, decoder, other);
  }

  /** The best labelled tree of a sentence of any length; long ones are parsed in {@linkplain Segments segments}. */
  public DependencyTree parse(Sentence sentence) {
    return parse(sentence, 1).best().tree();
  }

  /**
   * The k best labelled trees, or all if there are fewer; the first is that of {@link #parse(Sentence)}. Trees differ
   * in their heads; each has its best labels. A sentence that is parsed in segments has one tree, of score 0.
   */
  public ScoredTrees parse(Sentence sentence, int k) {
    return parse(sentence, model.vocabulary().encode(sentence), k);
  }

  /**
   * The k best labelled trees of each tagging in one list. They are those of {@link #parse(Sentence, int)}, found
   * faster: what taggings have in common is scored once.
   */
  public KBestList parse(Taggings taggings, int k) {
    return parse(taggings, k, 0);
  }

  /**
   * The same trees, and among those of each tagging as many more that have other labels than their best ones; they
   * score less than the tree with the same heads by what the labels do.
   *
   * @param labellings at most so many; none where heads and labels are decoded together or labels lift words
   */
  public KBestList parse(Taggings taggings, int k, int labellings) {
    return KBestList.union(each(taggings, (tagging, x) ->
        KBestList.of(tagging, withLabellings(x, parse(tagging.sentence(), x, k), labellings))));
  }

  private ScoredTrees withLabellings(EncodedSentence x, ScoredTrees trees, int most) {
    boolean possible = most > 0 && x.size() > 0 && x.size() <= Segments.LIMIT
        && model.projectivity() == Projectivity.NONE;
    return possible ? Labellings.add(trees, most, tree -> finder.runnersUp(x, tree, Labellings.MOST_LOSS)) : trees;
  }

  /**
   * The trees behind the k best of {@link #parse(Sentence, int)}, by the heads of these: as they were decoded and
   * labelled, before words that were lifted are moved back. None for a sentence that is parsed in segments.
   */
  public Map<IntList, DependencyTree> decoded(Sentence sentence, int k) {
    Map<IntList, DependencyTree> byHeads = new LinkedHashMap<>();
    if (sentence.size() > 0 && !Segments.areNeeded(sentence)) {
      EncodedSentence x = model.vocabulary().encode(sentence);
      for (ScoredTree scored : best(sentence, x, k).trees()) {
        DependencyTree labelled = finder.complete(x, scored.tree());
        byHeads.putIfAbsent(Parts.heads(model.projectivity().deprojectivise(labelled)), labelled);
      }
    }
    return byHeads;
  }

  private <T> List<T> each(Taggings taggings, BiFunction<Tagging, EncodedSentence, T> parse) {
    List<EncodedSentence> variants =
        model.vocabulary().encode(taggings.all().stream().map(Tagging::sentence).toList());
    List<T> results = new ArrayList<>();
    for (int i = 0; i < variants.size(); i++) {
      results.add(parse.apply(taggings.all().get(i), variants.get(i)));
    }
    return results;
  }

  private ScoredTrees parse(Sentence sentence, EncodedSentence x, int k) {
    if (sentence.size() == 0) {
      return single(DependencyTree.unlabelled(new int[1]));
    }
    if (Segments.areNeeded(sentence)) {
      return single(finish(x, inSegments(sentence)));
    }
    return distinct(finish(x, best(sentence, x, k)));
  }

  /**
   * The k best labelled trees, those of {@link #parse(Sentence, int)}, with the forest they are from; empty if the
   * sentence is parsed in segments. Where lifted words are moved back, the forest is a list. Ask the forest before
   * another sentence is parsed.
   */
  public Optional<TreesInForest> parseForest(Sentence sentence, int k) {
    return parseForest(sentence, model.vocabulary().encode(sentence), k);
  }

  /**
   * The same for each tagging, in their order, with other labels too as in {@link #parse(Taggings, int, int)}; none if
   * the sentence is parsed in segments.
   */
  public List<TreesInForest> parseForests(Taggings taggings, int k, int labellings) {
    return each(taggings, (tagging, x) -> parseForest(tagging.sentence(), x, k)
        .map(found -> new TreesInForest(withLabellings(x, found.trees(), labellings), found.forest()))).stream()
        .flatMap(Optional::stream).toList();
  }

  private Optional<TreesInForest> parseForest(Sentence sentence, EncodedSentence x, int k) {
    if (Segments.areNeeded(sentence)) {
      return Optional.empty();
    }
    if (sentence.size() == 0) {
      ScoredTrees list = parse(sentence, k);
      return Optional.of(new TreesInForest(list, Forest.of(list, k)));
    }
    if (model.projectivity() != Projectivity.NONE) {
      List<ScoredTree> all = finish(x, best(sentence, x, Math.max(k, Forest.LIST_SIZE)));
      return Optional.of(new TreesInForest(distinct(first(all, k)),
          Forest.of(distinct(first(all, Forest.LIST_SIZE)), k)));
    }
    Forest forest = finder.forest(sentence, x, model.pruner().prune(x, pruning), k);
    return Optional.of(new TreesInForest(distinct(finish(x, forest.best())), forest));
  }

  private static <T> List<T> first(List<T> list, int count) {
    return list.subList(0, Math.min(count, list.size()));
  }

  private List<ScoredTree> finish(EncodedSentence x, ScoredTrees decoded) {
    return decoded.trees().stream()
        .map(scored -> new ScoredTree(finish(x, scored.tree()), scored.score())).toList();
  }

  /** Of trees with the same heads, which words that are moved back may bring about, the first. */
  private static ScoredTrees distinct(List<ScoredTree> trees) {
    Map<IntList, ScoredTree> byHeads = new LinkedHashMap<>();
    trees.forEach(scored -> byHeads.putIfAbsent(Parts.heads(scored.tree()), scored));
    return new ScoredTrees(List.copyOf(byHeads.values()));
  }

  private static ScoredTrees single(DependencyTree tree) {
    return new ScoredTrees(List.of(new ScoredTree(tree, 0)));
  }

  private DependencyTree finish(EncodedSentence x, DependencyTree tree) {
    return model.projectivity().deprojectivise(finder.complete(x, tree));
  }

  /** Whether a sentence is short enough to be decoded in one piece. */
  public static boolean decodesWhole(Sentence sentence) {
    return !Segments.areNeeded(sentence);
  }

  private DependencyTree inSegments(Sentence sentence) {
    if (!LOGGED_SEGMENTS.getAndSet(true)) {
      LOG.warn("a sentence of {} words is parsed in segments of up to {}, and so are others of that length",
          sentence.size(), Segments.LIMIT);
    }
    return Segments.of(sentence)
        .parse(segment -> best(segment, model.vocabulary().encode(segment), 1).best().tree());
  }

  private ScoredTrees best(Sentence sentence, EncodedSentence x, int k) {
    return finder.best(sentence, x, model.pruner().prune(x, pruning), k);
  }
}
