package org.kerndep.io.kbest;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.ScoredTrees;

/**
 * A sentence and its trees as a line of JSON gives them.
 *
 * @param place {@code file:line}
 * @param id the sentence's name, if it has one
 * @param text the sentence as written, if it is known
 * @param forms the words
 * @param list all trees
 * @param baseScores what the trees scored before they were reranked, by rank; empty if they were not
 * @param probabilities of the trees, by rank; empty if the file does not say
 */
public record KBestLine(String place, Optional<String> id, Optional<String> text, List<String> forms, ScoredTrees list,
    List<Double> baseScores, List<Double> probabilities) {

  public KBestLine {
    forms = List.copyOf(forms);
    baseScores = List.copyOf(baseScores);
    probabilities = List.copyOf(probabilities);
  }
}
