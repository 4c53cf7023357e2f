package org.kerndep.text.classifier;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Trains {@link EventModel}s by logistic regression with an L2 penalty, by gradient steps of AdaGrad (Duchi et al.
 * 2011) over events in random order. Differences of scores are log odds, so that decisions can weigh how certain they
 * are. The same events give the same model.
 *
 * @param epochs how often training goes over the events
 * @param rate the length of steps
 * @param penalty pulls the weights of a feature towards 0 whenever it occurs
 */
public record LogisticLearner(int epochs, double rate, double penalty) {

  private static final long SEED = 1;

  /**
   * A model of events.
   *
   * @param otherwise the only outcome if there are no events
   */
  public EventModel train(EventLearner.Source source, String otherwise) {
    EventTable events = new EventTable();
    source.forEach(events::add);
    if (events.outcomes().size() < 2) {
      return EventModel.constant(events.size() == 0 ? otherwise : events.outcomes().get(0));
    }
    Outcomes outcomes = new Outcomes(events.outcomes(), false);
    LogisticWeights weights = new LogisticWeights(events.features(), outcomes.size(), rate, penalty);
    int[] order = IntStream.range(0, events.size()).toArray();
    Random random = new Random(SEED);
    for (int epoch = 0; epoch < epochs; epoch++) {
      IntArrays.shuffle(order, random);
      for (int event : order) {
        weights.learn(events.event(event), events.outcome(event));
      }
    }
    return new EventModel(outcomes, weights.rounded(events.keys()));
  }
}
