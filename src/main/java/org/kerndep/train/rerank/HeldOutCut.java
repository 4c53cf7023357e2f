package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.kerndep.train.config.RerankTuning;
import org.kerndep.train.fold.Folds;

/**
 * Two sets of lists, by their numbers: those that a reranker learns from, and those that are held out to choose by.
 * Immutable.
 */
public record HeldOutCut(IntList learnt, IntList heldOut) {

  /** The cuts of a treebank's lists; it has at least 2 sentences. */
  public static List<HeldOutCut> of(RerankTuning tuning, Folds folds) {
    return switch (tuning) {
      case CROSS_VALIDATION -> {
        int parts = Math.min(5, folds.count());
        yield IntStream.range(0, parts).mapToObj(part -> cut(folds, i -> folds.foldOf(i) % parts == part)).toList();
      }
      case SPLIT -> {
        int share = Math.min(10, folds.treebank().size());
        yield List.of(cut(folds, i -> i % share == share - 1));
      }
    };
  }

  private static HeldOutCut cut(Folds folds, IntPredicate heldOut) {
    int size = folds.treebank().size();
    return new HeldOutCut(numbers(size, heldOut.negate()), numbers(size, heldOut));
  }

  private static IntList numbers(int size, IntPredicate chosen) {
    return new IntArrayList(IntStream.range(0, size).filter(chosen).toArray());
  }
}
