package org.kerndep.train.fold;

import java.util.Iterator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.kerndep.base.BaseParser;
import org.kerndep.data.Treebank;
import org.kerndep.train.config.TrainingContext;

/**
 * A treebank cut into blocks of neighbouring sentences, which are dealt out to folds: most documents stay together, and
 * each fold has some of every kind of text. Immutable.
 *
 * @param treebank at least as many sentences as folds
 * @param count how many folds, at least 2
 */
public record Folds(Treebank treebank, int count) {

  /** Blocks are cut so that each has at least so many sentences, or each fold is one block. */
  private static final int BLOCK = 25;

  public Folds {
    if (count < 2) {
      throw new IllegalArgumentException("at least 2 folds are needed: " + count);
    }
    if (treebank.size() < count) {
      throw new IllegalArgumentException(
          "the training data has " + treebank.size() + " sentences, too few for " + count + " folds");
    }
  }

  private int blocks() {
    return count * Math.max(1, treebank.size() / (count * BLOCK));
  }

  /** The fold of a sentence by its place in the treebank. */
  public int foldOf(int sentence) {
    return (int) (((sentence + 1L) * blocks() - 1) / treebank.size() % count);
  }

  /** The sentences of a fold, from 0, in their order. */
  public Treebank of(int fold) {
    return sentences(number -> foldOf(number) == fold);
  }

  /** All other sentences. */
  public Treebank without(int fold) {
    return sentences(number -> foldOf(number) != fold);
  }

  private Treebank sentences(IntPredicate chosen) {
    return new Treebank(
        IntStream.range(0, treebank.size()).filter(chosen).mapToObj(treebank.sentences()::get).toList());
  }

  /**
   * What belongs to the sentences, in the order of the treebank.
   *
   * @param parts what belongs to those of each fold, in their order
   */
  public <T> List<T> inOrder(List<List<T>> parts) {
    List<Iterator<T>> rest = parts.stream().map(List::iterator).toList();
    return IntStream.range(0, treebank.size()).mapToObj(number -> rest.get(foldOf(number)).next()).toList();
  }

  /** Does something for each fold, in parallel; the progress of a task that has begun hears of the sentences. */
  public <T> List<T> inParallel(TrainingContext context, IntFunction<T> task) {
    return context.workers().map(count, fold -> {
      T result = task.apply(fold);
      synchronized (context.progress()) {
        context.progress().advance(of(fold).size());
      }
      return result;
    });
  }

  /** Whether the sentences outside of every fold are such that a parser can be trained. */
  public boolean canBeTrained() {
    return IntStream.range(0, count).allMatch(fold -> without(fold).sentences().stream()
        .anyMatch(s -> BaseParser.decodesWhole(s.sentence())));
  }
}
