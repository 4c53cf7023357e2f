package org.kerndep.train;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Which lists are held out to choose by what a reranker cannot learn. The name in text is in lower case. */
enum RerankTuning {
  /** Some of the folds, five times, each time scored by a function that was learnt from the others. */
  CROSS_VALIDATION {
    @Override
    List<Cut> cuts(Folds folds) {
      int parts = Math.min(5, folds.count());
      return IntStream.range(0, parts).mapToObj(part -> cut(folds, i -> folds.foldOf(i) % parts == part)).toList();
    }
  },
  /** Every tenth list, once, scored by a function that was learnt from the others: the paper's share. */
  SPLIT {
    @Override
    List<Cut> cuts(Folds folds) {
      int part = Math.min(10, folds.treebank().size());
      return List.of(cut(folds, i -> i % part == part - 1));
    }
  };

  /** Two sets of lists, by their numbers. */
  record Cut(IntList learnt, IntList heldOut) {}

  static RerankTuning parse(String name) {
    return Arrays.stream(values()).filter(tuning -> tuning.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown tuning " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankTuning::toString).toList();
  }

  /** The sets for the lists of folds; there are at least 2 sentences. */
  abstract List<Cut> cuts(Folds folds);

  private static Cut cut(Folds folds, IntPredicate heldOut) {
    IntStream all = IntStream.range(0, folds.treebank().size());
    IntStream again = IntStream.range(0, folds.treebank().size());
    return new Cut(numbers(all.filter(heldOut.negate())), numbers(again.filter(heldOut)));
  }

  private static IntList numbers(IntStream numbers) {
    return new IntArrayList(numbers.toArray());
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
