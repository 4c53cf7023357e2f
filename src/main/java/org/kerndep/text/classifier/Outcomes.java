package org.kerndep.text.classifier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a model chooses among. An outcome has parts, by which it shares weights with others: itself, and if outcomes are
 * composed, each of the values in it that are joined by {@code |}, as in {@code Case=Nom|Number=Sing}. Immutable; share
 * freely.
 */
public final class Outcomes {

  private final List<String> names;
  private final boolean composed;
  private final int[][] parts;
  private final int partCount;

  public Outcomes(List<String> names, boolean composed) {
    if (names.isEmpty()) {
      throw new IllegalArgumentException("a model without outcomes");
    }
    this.names = List.copyOf(names);
    this.composed = composed;
    this.parts = new int[names.size()][];
    Map<String, Integer> values = new LinkedHashMap<>();
    for (int i = 0; i < parts.length; i++) {
      List<Integer> own = new ArrayList<>(List.of(i));
      for (String value : composed ? names.get(i).split("\\|") : new String[0]) {
        own.add(values.computeIfAbsent(value, v -> names.size() + values.size()));
      }
      parts[i] = own.stream().mapToInt(part -> part).sorted().toArray();
    }
    this.partCount = names.size() + values.size();
  }

  public List<String> names() {
    return names;
  }

  /** Whether outcomes have values that they share. */
  public boolean areComposed() {
    return composed;
  }

  public int size() {
    return parts.length;
  }

  /** How many different parts all outcomes have; they are numbered from 0. */
  int partCount() {
    return partCount;
  }

  /** Whether an outcome has a part. */
  boolean has(int outcome, int part) {
    return Arrays.binarySearch(parts[outcome], part) >= 0;
  }

  /** The parts of an outcome, ascending; nobody may change them. */
  int[] parts(int outcome) {
    return parts[outcome];
  }

  /** The outcome whose parts have the highest sum of scores; of equal ones the first. */
  int best(int[] scores) {
    int best = 0;
    int bestScore = Integer.MIN_VALUE;
    for (int i = 0; i < parts.length; i++) {
      int score = score(scores, i);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    return best;
  }

  /** The sum of the scores of an outcome's parts. */
  int score(int[] scores, int outcome) {
    int score = 0;
    for (int part : parts[outcome]) {
      score += scores[part];
    }
    return score;
  }
}
