package org.kerndep.uima.cas;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.DoubleArray;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.ArcProbabilities;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;

/**
 * Turns lists of hypotheses into annotations of a CAS, and those into lists; a single hypothesis is a
 * {@link CasHypothesis}. Stateless; the CAS belongs to one thread.
 */
public final class CasHypotheses {

  private CasHypotheses() {}

  /**
   * The list of a sentence, not yet in the indexes.
   *
   * @param sentence what the list lies over
   * @param probabilities of the trees of the list
   * @param tagset the name of the tagset of the labels
   * @param model the hash of the base model that made the trees
   */
  public static KBestParses create(JCas jcas, CasSentence sentence, KBestList list, TreeProbabilities probabilities,
      String tagset, String model) {
    Annotation span = sentence.annotation();
    KBestParses parses = new KBestParses(jcas, span.getBegin(), span.getEnd());
    parses.setTagset(tagset);
    parses.setModel(model);
    fill(jcas, parses, sentence, list, probabilities);
    return parses;
  }

  /** Puts these hypotheses in place of those of a list; probabilities of arcs stay with their hypotheses. */
  public static void fill(JCas jcas, KBestParses parses, CasSentence sentence, KBestList list,
      TreeProbabilities probabilities) {
    Sentence own = sentence.sentence();
    Map<ParsedSentence, DoubleArray> ofArcs = new HashMap<>();
    for (int i = 0; i < size(parses); i++) {
      Hypothesis before = parses.getHypotheses(i);
      ofArcs.put(new CasHypothesis(before).parsed(own), before.getArcProbabilities());
    }
    FSArray<Hypothesis> hypotheses = new FSArray<>(jcas, list.size());
    for (int i = 0; i < list.size(); i++) {
      CasHypothesis hypothesis = CasHypothesis.create(jcas, i + 1, list.get(i), probabilities.tree(i), own);
      ParsedSentence parsed = new ParsedSentence(list.get(i).sentence(), list.get(i).tree());
      hypothesis.structure().setArcProbabilities(ofArcs.get(parsed));
      hypotheses.set(i, hypothesis.structure());
    }
    parses.setHypotheses(hypotheses);
  }

  /** Adds how probable the arcs of each tree are. */
  public static void addArcProbabilities(KBestParses parses, ArcProbabilities arcs) {
    for (Hypothesis hypothesis : parses.getHypotheses()) {
      DoubleArray probabilities = new DoubleArray(hypothesis.getJCas(), hypothesis.getHeads().size());
      for (int m = 1; m <= probabilities.size(); m++) {
        probabilities.set(m - 1, arcs.probability(hypothesis.getHeads().get(m - 1), m));
      }
      hypothesis.setArcProbabilities(probabilities);
    }
  }

  /** Puts these in place of all lists. */
  public static void replace(JCas jcas, List<KBestParses> lists) {
    jcas.select(KBestParses.class).toList().forEach(KBestParses::removeFromIndexes);
    lists.forEach(KBestParses::addToIndexes);
  }

  /** How many trees a list has. */
  public static int size(KBestParses list) {
    return list.getHypotheses() == null ? 0 : list.getHypotheses().size();
  }

  /**
   * The tree of a rank, 1 being the best, or the last one of a list with fewer. A list that has none for so many words
   * raises IllegalArgumentException.
   */
  public static DependencyTree tree(KBestParses list, int rank, int words) {
    if (size(list) == 0) {
      throw new IllegalArgumentException("no trees");
    }
    return new CasHypothesis(list.getHypotheses(Math.min(rank, size(list)) - 1)).tree(words);
  }

  /**
   * A list as the base model gave it: with its scores and in their order. A list that has no trees for so many words
   * raises IllegalArgumentException.
   *
   * @param own the sentence with the tags of its tokens
   */
  public static KBestList baseList(KBestParses list, Sentence own) {
    return new KBestList(IntStream.range(0, size(list))
        .mapToObj(i -> new CasHypothesis(list.getHypotheses(i)).base(own))
        .sorted((one, other) -> Double.compare(other.score(), one.score()))
        .toList());
  }
}
