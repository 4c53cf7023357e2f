package org.kerndep.text.classifier;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Trains {@link EventModel}s by the averaged perceptron (Collins 2002) over events in random order. The same events
 * give the same model.
 *
 * @param epochs how often training goes over the events
 * @param composed whether outcomes have values that they share
 */
public record EventLearner(int epochs, boolean composed) {

  private static final long SEED = 1;

  public EventLearner(int epochs) {
    this(epochs, false);
  }

  /** Makes events for a learner. */
  @FunctionalInterface
  public interface Source {
    void forEach(Consumer<Event> learner);
  }

  /**
   * A model of events.
   *
   * @param otherwise the only outcome if there are no events
   */
  public EventModel train(Source source, String otherwise) {
    EventTable events = new EventTable();
    source.forEach(events::add);
    if (events.outcomes().size() < 2) {
      return EventModel.constant(events.size() == 0 ? otherwise : events.outcomes().get(0));
    }
    Outcomes outcomes = new Outcomes(events.outcomes(), composed);
    PerceptronWeights weights = new PerceptronWeights(events.features(), outcomes);
    int[] order = IntStream.range(0, events.size()).toArray();
    Random random = new Random(SEED);
    for (int epoch = 0; epoch < epochs; epoch++) {
      IntArrays.shuffle(order, random);
      for (int event : order) {
        weights.learn(events.event(event), events.outcome(event));
      }
    }
    return new EventModel(outcomes, weights.averaged(events.keys()));
  }

  public EventModel train(List<Event> events, String otherwise) {
    return train(events::forEach, otherwise);
  }

  /** A model for each part of speech of its events. */
  public ModelsByTag train(SortedMap<String, List<Event>> events, String otherwise) {
    SortedMap<String, EventModel> models = new TreeMap<>();
    events.forEach((upos, own) -> models.put(upos, train(own, otherwise)));
    return new ModelsByTag(models, otherwise);
  }
}
