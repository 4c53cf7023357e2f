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
 * Lists are held out by whole folds. The parser of a held-out list has not seen the rest of its fold; a reranker that
 * learnt from there would look better than it is, since the final parser has seen everything. Immutable.
 */
public record HeldOutCut(IntList learnt, IntList heldOut) {

  /** The cuts of a treebank's lists; it has at least 2 sentences. */
  public static List<HeldOutCut> of(RerankTuning tuning, Folds folds) {
    return switch (tuning) {
      case CROSS_VALIDATION -> {
        int parts = Math.min(5, folds.count());
        yield IntStream.range(0, parts).mapToObj(part -> cut(folds, part, parts)).toList();
      }
      case SPLIT -> {
        int parts = Math.min(10, folds.count());
        yield List.of(cut(folds, parts - 1, parts));
      }
    };
  }

  private static HeldOutCut cut(Folds folds, int part, int parts) {
    int size = folds.treebank().size();
    IntPredicate heldOut = i -> folds.foldOf(i) % parts == part;
    return new HeldOutCut(numbers(size, heldOut.negate()), numbers(size, heldOut));
  }

  private static IntList numbers(int size, IntPredicate chosen) {
    return new IntArrayList(IntStream.range(0, size).filter(chosen).toArray());
  }
}
