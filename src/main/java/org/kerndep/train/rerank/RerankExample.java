package org.kerndep.train.rerank;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.eval.Punctuation;
import org.kerndep.train.config.RerankDistance;
import org.kerndep.train.config.RerankLoss;
import org.kerndep.train.config.RerankRule;
import org.kerndep.train.config.RerankUpdate;

/**
 * A list of trees to learn from. Its oracle is the tree that is least wrong, of equal ones the first. Immutable; share
 * freely.
 */
final class RerankExample {

  /** No tree. */
  static final int NONE = -1;

  private final ParsedSentence gold;
  private final KBestList parsed;
  /** The parsed list, behind which the gold tree may stand. */
  private final KBestList list;
  private final int[] costs;
  private final int oracle;
  /** By how much the oracle should score more than each tree. */
  private final int[] margins;
  /** Of the words that count when the list is held out. */
  private final int[] heldOutCosts;
  private final int heldOutWords;

  /** A list whose trees should score less than the oracle by as much as they are more wrong; all words count. */
  RerankExample(ParsedSentence gold, KBestList list, RerankLoss loss) {
    this(gold, list, list, loss, RerankDistance.COST, Punctuation.KEEP);
  }

  /** A list by the rule of learning. */
  static RerankExample of(ParsedSentence gold, KBestList list, RerankRule rule, Punctuation punctuation) {
    return new RerankExample(gold, list, rule.addsGold() ? list.with(gold.tree()) : list, rule.loss(), rule.distance(),
        punctuation);
  }

  /**
   * A list.
   *
   * @param parsed the trees of the parser, from which one is chosen if the list is held out
   * @param list the trees to learn from, which begin with these
   * @param loss how wrong trees are
   * @param distance by how much they should score less than the oracle
   * @param punctuation which words count if the list is held out; in learning all do
   */
  private RerankExample(ParsedSentence gold, KBestList parsed, KBestList list, RerankLoss loss,
      RerankDistance distance, Punctuation punctuation) {
    if (list.best().tree().size() != gold.size()) {
      throw new IllegalArgumentException(
          "sentence has " + gold.size() + " words, the trees of its list " + list.best().tree().size());
    }
    this.gold = gold;
    this.parsed = parsed;
    this.list = list;
    this.costs = costs(loss, m -> true);
    int least = 0;
    for (int i = 1; i < costs.length; i++) {
      least = costs[i] < costs[least] ? i : least;
    }
    this.oracle = least;
    this.margins = IntStream.range(0, costs.length).map(i -> switch (distance) {
      case COST -> costs[i] - costs[oracle];
      case HAMMING -> hamming(list.get(oracle), list.get(i), loss);
    }).toArray();
    IntPredicate counts = m -> punctuation.counts(gold.gold().word(m));
    this.heldOutCosts = punctuation == Punctuation.KEEP ? costs : costs(loss, counts);
    this.heldOutWords = (int) IntStream.rangeClosed(1, gold.size()).filter(counts).count();
  }

  /** How wrong a hypothesis is: its tree, and the parts of speech of its words. */
  static int cost(ParsedSentence gold, Hypothesis hypothesis, RerankLoss loss) {
    return cost(gold, hypothesis, loss, m -> true);
  }

  private static int cost(ParsedSentence gold, Hypothesis hypothesis, RerankLoss loss, IntPredicate counts) {
    int wrongTags =
        gold.taggings().size() > 1 ? differentTags(gold.gold(), hypothesis.sentence(), counts) : 0;
    return loss.of(gold.tree(), hypothesis.tree(), counts) + wrongTags;
  }

  private static int differentTags(Sentence one, Sentence other, IntPredicate counts) {
    return (int) IntStream.rangeClosed(1, one.size()).filter(counts)
        .filter(m -> !one.word(m).cpos().equals(other.word(m).cpos())).count();
  }

  private int[] costs(RerankLoss loss, IntPredicate counts) {
    return list.hypotheses().stream().mapToInt(h -> cost(gold, h, loss, counts)).toArray();
  }

  DependencyTree gold() {
    return gold.tree();
  }

  KBestList list() {
    return list;
  }

  /** The trees of the parser, which the list begins with. */
  KBestList parsed() {
    return parsed;
  }

  /** The number of trees. */
  int size() {
    return costs.length;
  }

  /** How wrong a tree is. */
  int cost(int tree) {
    return costs[tree];
  }

  /** How wrong a tree is in the words that count when the list is held out. */
  int heldOutCost(int tree) {
    return heldOutCosts[tree];
  }

  /** The same of a hypothesis of the parser, whatever its scores. */
  int heldOutCost(Hypothesis chosen) {
    int tree = 0;
    while (parsed.get(tree).tree() != chosen.tree() || parsed.get(tree).sentence() != chosen.sentence()) {
      tree++;
    }
    return heldOutCosts[tree];
  }

  /** How many words count when the list is held out. */
  int heldOutWords() {
    return heldOutWords;
  }

  int oracle() {
    return oracle;
  }

  /** By how much the oracle should score more than a tree. */
  int margin(int tree) {
    return margins[tree];
  }

  private static int hamming(Hypothesis one, Hypothesis other, RerankLoss loss) {
    return loss.of(one.tree(), other.tree()) + differentTags(one.sentence(), other.sentence(), m -> true);
  }

  /** What the base parser gave a tree, relative to the best. */
  double base(int tree) {
    return list.get(tree).base() - list.best().base();
  }

  /** The place of the oracle's rival in the list, or {@link #NONE}; of equal ones the first. */
  int rival(RerankUpdate update, double[] scores) {
    return switch (update) {
      case PAPER -> bestRival(scores);
      case MARGIN -> worstViolator(scores);
    };
  }

  private int bestRival(double[] scores) {
    int best = NONE;
    for (int i = 0; i < scores.length; i++) {
      if (i != oracle && (best == NONE || scores[i] > scores[best])) {
        best = i;
      }
    }
    boolean wins = best != NONE && scores[best] >= scores[oracle];
    return wins && margin(best) > 0 ? best : NONE;
  }

  private int worstViolator(double[] scores) {
    int worst = NONE;
    double most = scores[oracle];
    for (int i = 0; i < scores.length; i++) {
      if (margin(i) > 0 && scores[i] + margin(i) > most) {
        worst = i;
        most = scores[i] + margin(i);
      }
    }
    return worst;
  }
}
