package org.kerndep.train;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.base.BaseParser;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;

/**
 * A treebank cut into blocks of neighbouring sentences, so that most documents stay together. Immutable.
 *
 * @param treebank at least as many sentences as folds
 * @param count how many blocks, at least 2
 */
record Folds(Treebank treebank, int count) {

  Folds {
    if (count < 2) {
      throw new IllegalArgumentException("at least 2 folds are needed: " + count);
    }
    if (treebank.size() < count) {
      throw new IllegalArgumentException(
          "the training data has " + treebank.size() + " sentences, too few for " + count + " folds");
    }
  }

  private int start(int fold) {
    return (int) ((long) fold * treebank.size() / count);
  }

  /** The sentences of a fold, from 0. */
  Treebank of(int fold) {
    return new Treebank(treebank.sentences().subList(start(fold), start(fold + 1)));
  }

  /** All other sentences. */
  Treebank without(int fold) {
    List<ParsedSentence> others = new ArrayList<>(treebank.sentences().subList(0, start(fold)));
    others.addAll(treebank.sentences().subList(start(fold + 1), treebank.size()));
    return new Treebank(others);
  }

  /** Whether the sentences outside of every fold are such that a parser can be trained. */
  boolean canBeTrained() {
    return IntStream.range(0, count).allMatch(fold -> without(fold).sentences().stream()
        .anyMatch(s -> BaseParser.decodesWhole(s.sentence())));
  }
}
