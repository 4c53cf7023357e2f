package org.kerndep.io.kbest;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.KBestList;
import org.kerndep.io.json.ReasonJson;

/**
 * A sentence and its hypotheses as a line of JSON gives them.
 *
 * @param place {@code file:line}
 * @param id the sentence's name, if it has one
 * @param text the sentence as written, if it is known
 * @param list all hypotheses; where the file does not say what the reranker gave them, that is NaN
 * @param reranked whether the file says what they scored before they were reranked
 * @param probabilities of the trees, by rank; empty if the file does not say
 * @param reasons by rank: why the first tree is preferred to this one, none where the file does not say
 */
public record KBestLine(String place, Optional<String> id, Optional<String> text, KBestList list,
    boolean reranked, List<Double> probabilities, List<List<ReasonJson>> reasons) {

  public KBestLine {
    probabilities = List.copyOf(probabilities);
    reasons = List.copyOf(reasons);
  }
}
