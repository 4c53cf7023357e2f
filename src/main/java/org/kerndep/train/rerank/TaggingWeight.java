package org.kerndep.train.rerank;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Treebank;
import org.kerndep.rerank.ListRule;
import org.kerndep.train.config.RerankConfig;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Chooses the weight of the tagger's logarithmic probabilities beside the scores of the base parser: the one with which
 * the first hypotheses of lists are least wrong, all of which come from taggers and parsers that have not seen the
 * sentence. Stateless.
 */
final class TaggingWeight {

  private static final Logger LOG = LoggerFactory.getLogger(TaggingWeight.class);
  /** So large that the tagger decides. */
  private static final double ONLY_TAGS = 1e6;
  private static final List<Double> WEIGHTS =
      List.of(0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1.0, 1.4, 1.7, 2.0, 2.5, 3.0, 4.0, 6.0, 10.0, ONLY_TAGS);

  private TaggingWeight() {}

  /**
   * The rule by which lists are made.
   *
   * @param lists the hypotheses of all taggings, in the order of the treebank's sentences
   */
  static ListRule choose(RerankConfig config, Treebank treebank, List<KBestList> lists) {
    if (treebank.sentences().stream().allMatch(s -> s.taggings().size() == 1)) {
      return ListRule.BEST;
    }
    long[] costs = WEIGHTS.stream().mapToLong(weight -> IntStream.range(0, lists.size())
        .mapToLong(i -> RerankExample.cost(treebank.sentences().get(i), first(lists.get(i), weight),
            config.rule().loss()))
        .sum()).toArray();
    int best = 0;
    for (int i = 1; i < costs.length; i++) {
      best = costs[i] < costs[best] ? i : best;
    }
    LOG.info("the weight of tags is {}: {} errors in trees and tags, {} with the best tagging of each sentence",
        WEIGHTS.get(best), costs[best], costs[costs.length - 1]);
    return new ListRule(config.taggings(), WEIGHTS.get(best), 0);
  }

  private static Hypothesis first(KBestList list, double weight) {
    return list.joint(weight, 1).best();
  }
}
