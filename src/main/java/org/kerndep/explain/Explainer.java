package org.kerndep.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.decode.Decoder;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.Reranker;
import org.kerndep.rerank.TreeScorer;

/**
 * Explains why a parser prefers one hypothesis of a sentence to another. What it needs is made from the model when it
 * is asked for. Scratch of one thread.
 */
public final class Explainer {

  private final Optional<RerankFunction> function;
  private final ListRule rule;
  private final BaseReasons base;
  private final LabelReasons labels;
  private final List<ScorerReasons> scorers = new ArrayList<>();

  /**
   * An explainer of the lists that a model gives.
   *
   * @param decoder one of the base model's
   * @param function chooses from the lists; empty if they stay as they are
   * @param rule by which the lists are made
   */
  public Explainer(ModelBundle bundle, Decoder decoder, Optional<RerankFunction> function, ListRule rule) {
    this.function = function;
    this.rule = rule;
    this.base = new BaseReasons(bundle, decoder, rule.labellings() > 0);
    this.labels = new LabelReasons(bundle.base());
    function.ifPresent(own -> own.scorers().forEach(scorer -> scorers.add(ScorerReasons.of(scorer))));
  }

  /**
   * The candidates of a sentence in their final order, any two of which can be compared.
   *
   * @param candidates all that a reranker chooses from, as the base parser and the tagger ranked them
   */
  public ExplainedList explain(KBestList candidates) {
    base.begin();
    Optional<Reranker> reranker = function.map(Reranker::new)
        .filter(ranking -> BaseParser.decodesWhole(candidates.best().sentence()));
    KBestList before = reranker.map(ranking -> ranking.rankWithoutAgreement(candidates)).orElse(candidates);
    KBestList ranked = reranker.map(ranking -> ranking.function().agreement().rank(before)).orElse(before);
    return new ExplainedList(this, candidates, before, ranked);
  }

  /** The weight of the base parser's score. */
  private double beta() {
    return function.map(RerankFunction::beta).orElse(1.0);
  }

  /** A tree with the tags of a hypothesis and with the score that it would have if it were in the list. */
  Hypothesis scored(DependencyTree tree, Hypothesis like, ExplainedList list) {
    int trees = list.candidates().size();
    double ofTags = like.base() - base.score(like.sentence(), like.tree(), trees);
    double score = base.score(like.sentence(), tree, trees) + ofTags;
    if (function.isEmpty()) {
      return new Hypothesis(like.sentence(), like.tagging(), tree, score, 0, score);
    }
    Hypothesis added = new Hypothesis(like.sentence(), like.tagging(), tree, score, 0, score);
    double rerank = list.candidates().size() == 1 ? 0 : rerankScore(added, list);
    return new Hypothesis(like.sentence(), like.tagging(), tree, score, rerank,
        beta() * (score - list.candidates().best().base()) + rerank);
  }

  /** What the reranker would give a hypothesis that is not in a list. */
  private double rerankScore(Hypothesis added, ExplainedList list) {
    double sum = function.orElseThrow().agreement().gain(list.beforeAgreement(), added.tree());
    for (TreeScorer scorer : function.orElseThrow().scorers()) {
      KBestList scored = scorer.comparesTrees() ? list.candidates().with(added) : new KBestList(List.of(added));
      sum += scorer.scores(scored)[scored.rankOf(added)];
    }
    return sum;
  }

  /** Why one hypothesis scores more or less than another. */
  Explanation compare(Hypothesis one, Hypothesis two, ExplainedList list) {
    Reasons reasons = new Reasons();
    if (one.sentence() != two.sentence()) {
      reasons.about(Source.TAGGER, "tags").add("probability of the tags", List.of("tagger"),
          beta() * rule.taggingWeight() * (one.tagging() - two.tagging()));
    }
    base.add(one, two, beta(), list.candidates().size(), reasons);
    if (function.isPresent() && list.candidates().size() > 1) {
      KBestList pair = new KBestList(List.of(unscored(one), unscored(two)));
      scorers.forEach(scorer -> scorer.add(pair, list.candidates(), reasons));
      reasons.about(Source.AGREEMENT, "arcs").add("arcs that other likely trees have too", List.of("agreement"),
          function.get().agreement().gain(list.beforeAgreement(), one.tree())
              - function.get().agreement().gain(list.beforeAgreement(), two.tree()));
    }
    addRounding(one.score() - two.score(), reasons);
    return new Explanation(one, two, reasons.build(), labels.of(one, two));
  }

  private static Hypothesis unscored(Hypothesis hypothesis) {
    return new Hypothesis(hypothesis.sentence(), hypothesis.tagging(), hypothesis.tree(), hypothesis.base(), 0, 0);
  }

  /** What is left is no more than the rounding of sums; more would mean that the list is of another model. */
  private static void addRounding(double difference, Reasons reasons) {
    double rounding = difference - reasons.sum();
    if (!(Math.abs(rounding) <= 1e-5 * (1 + Math.abs(difference) + reasons.absoluteSum()))) {
      throw new IllegalArgumentException("the reasons add up to " + reasons.sum() + " where the scores differ by "
          + difference + "; was the list made by this model, decoder and reranker?");
    }
    reasons.about(Source.ROUNDING, "").add("sums of 32 bits", List.of("rounding"), rounding);
  }
}
