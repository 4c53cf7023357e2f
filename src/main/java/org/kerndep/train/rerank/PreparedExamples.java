package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.IntFunction;
import org.kerndep.run.Workers;

/**
 * What a learner has made of the examples that it was asked to prepare last. One thread at a time.
 *
 * @param <T> what it makes of an example
 */
final class PreparedExamples<T> {

  private final Int2ObjectMap<T> made = new Int2ObjectOpenHashMap<>();

  /** Makes it of other examples, in parallel, and forgets the former ones. */
  void prepare(IntList examples, IntFunction<T> maker, Workers workers) {
    made.clear();
    List<T> found = workers.map(examples.size(), i -> maker.apply(examples.getInt(i)));
    for (int i = 0; i < found.size(); i++) {
      made.put(examples.getInt(i), found.get(i));
    }
  }

  T get(int example) {
    return made.get(example);
  }
}
