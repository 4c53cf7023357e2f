package org.kerndep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.ArcProbability;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.json.SentenceJson;
import org.kerndep.io.json.TreeJson;
import org.kerndep.io.kbest.KBestFormat;

/**
 * A sentence with its trees, which can be written in several formats. Immutable; share freely.
 *
 * @param block the sentence in CoNLL-U with its tags
 * @param list its trees, the best first
 * @param probabilities of the trees, if several were asked for
 * @param reranked whether base scores differ from scores
 * @param arcs how probable the arcs of the best tree are; empty if that is not known
 * @param keepRestated whether columns that restate the old tree stay
 */
public record ParsedConllSentence(ConllBlock block, KBestList list, Optional<TreeProbabilities> probabilities,
    boolean reranked, List<Double> arcs, boolean keepRestated) {

  /** The number of words. */
  public int size() {
    return block.sentence().size();
  }

  /** The sentence as CoNLL-U with a blank line behind it, once for each tree if several were asked for. */
  public String conllu() {
    if (probabilities.isPresent()) {
      return ended(KBestFormat.CONLLU.text(withArcs(block), list, probabilities.get(), reranked, keepRestated));
    }
    return withArcs(block).withTree(list.best().tree(), keepRestated).lines().stream()
        .collect(Collectors.joining("\n", "", "\n\n"));
  }

  private ConllBlock withArcs(ConllBlock plain) {
    return arcs.isEmpty() ? plain
        : plain.withMisc(ArcProbability.KEY, arcs.stream().map(ArcProbability::text).toList());
  }

  private static String ended(String text) {
    return text.endsWith("\n\n") ? text : text.endsWith("\n") ? text + "\n" : text + "\n\n";
  }

  /** The sentence as JSON. */
  public SentenceJson json() {
    return SentenceJson.of(block).with(trees());
  }

  private List<TreeJson> trees() {
    if (probabilities.isPresent()) {
      List<TreeJson> trees = new ArrayList<>(TreeJson.of(list, probabilities.get(), reranked));
      trees.set(0, trees.get(0).withArcs(arcs));
      return trees;
    }
    Hypothesis best = list.best();
    return List.of(TreeJson.of(best.sentence(), best.tree()).withArcs(arcs));
  }
}
