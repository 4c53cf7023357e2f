package org.kerndep.train;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Which lists are held out to choose by what a reranker cannot learn. The name in text is in lower case. */
enum RerankTuning {
  /** Every fifth list, five times, each time scored by a function that was learnt from the others. */
  CROSS_VALIDATION(5, 5),
  /** Every tenth list, once, scored by a function that was learnt from the others: the paper's share. */
  SPLIT(10, 1);

  /** Two sets of lists, by their numbers. */
  record Cut(IntList learnt, IntList heldOut) {}

  private final int parts;
  private final int heldOut;

  /**
   * Lists are dealt out to so many parts, and so many of these, the last ones, are held out one after the other. On
   * Turkish, parts of neighbouring lists rated a reranker lower than dev did; on English, dealt lists rate it higher.
   */
  RerankTuning(int parts, int heldOut) {
    this.parts = parts;
    this.heldOut = heldOut;
  }

  static RerankTuning parse(String name) {
    return Arrays.stream(values()).filter(tuning -> tuning.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown tuning " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankTuning::toString).toList();
  }

  /** The sets for so many lists, at least 2; there are fewer parts if there are fewer lists. */
  List<Cut> cuts(int lists) {
    int used = Math.min(parts, lists);
    List<Cut> cuts = new ArrayList<>();
    for (int part = Math.max(0, used - heldOut); part < used; part++) {
      int held = part;
      cuts.add(new Cut(numbers(IntStream.range(0, lists).filter(i -> i % used != held)),
          numbers(IntStream.range(0, lists).filter(i -> i % used == held))));
    }
    return cuts;
  }

  private static IntList numbers(IntStream numbers) {
    return new IntArrayList(numbers.toArray());
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
