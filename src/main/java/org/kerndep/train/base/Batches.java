package org.kerndep.train.base;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kerndep.train.config.BaseConfig;
import org.kerndep.train.config.TrainingContext;

/**
 * Online learning that threads cannot change: the examples of a batch are looked at in parallel with the same weights,
 * then what was found is learnt one after the other. One thread.
 *
 * @param <E> what an example is
 */
public final class Batches<E> {

  private final List<E> examples;
  private final int size;
  private final Random random;

  public Batches(List<E> examples, BaseConfig.Order order) {
    this.examples = new ArrayList<>(examples);
    this.size = order.batch();
    this.random = new Random(order.seed());
  }

  /** Leaves out so many passes, as if they had been made. */
  void skip(int passes) {
    for (int i = 0; i < passes; i++) {
      Collections.shuffle(examples, random);
    }
  }

  /** One pass over the examples in a new random order. */
  public <T> void run(TrainingContext context, Function<E, T> look, Consumer<T> learn) {
    Collections.shuffle(examples, random);
    for (int from = 0; from < examples.size(); from += size) {
      List<E> batch = examples.subList(from, Math.min(from + size, examples.size()));
      context.workers().map(batch.size(), i -> look.apply(batch.get(i))).forEach(learn);
      context.progress().advance(batch.size());
    }
  }
}
