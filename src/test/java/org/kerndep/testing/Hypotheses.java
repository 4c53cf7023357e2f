package org.kerndep.testing;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;

/** Lists of hypotheses for tests. */
public final class Hypotheses {

  private Hypotheses() {}

  /** Trees over a sentence. */
  public static KBestList of(Sentence sentence, ScoredTree... trees) {
    return KBestList.of(sentence, new ScoredTrees(List.of(trees)));
  }

  /** Trees over words that do not matter. */
  public static KBestList of(ScoredTree... trees) {
    return of(sentence(trees[0].tree().size()), trees);
  }

  private static Sentence sentence(int size) {
    return size == 0 ? new Sentence(List.of()) : Sentences.sentence(
        IntStream.rangeClosed(1, size).mapToObj(i -> "w" + i).collect(Collectors.joining(" ")));
  }
}
