package org.kerndep.uima;

import java.util.List;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.DoubleArray;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.cas.IntegerArray;
import org.apache.uima.jcas.cas.StringArray;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.ConfidentTree;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;

/**
 * Turns lists of best trees into annotations of a CAS, and those into trees. Stateless; the CAS belongs to one thread.
 */
final class CasHypotheses {

  private CasHypotheses() {}

  /**
   * The list of a sentence, not yet in the indexes.
   *
   * @param sentence what the list lies over
   * @param probabilities of the trees of the list
   * @param tagset the name of the tagset of the labels
   */
  static KBestParses create(JCas jcas, Annotation sentence, KBestList list, TreeProbabilities probabilities,
      String tagset) {
    FSArray<Hypothesis> hypotheses = new FSArray<>(jcas, list.size());
    for (int i = 0; i < list.size(); i++) {
      hypotheses.set(i, hypothesis(jcas, i + 1, list.get(i), probabilities.tree(i)));
    }
    KBestParses parses = new KBestParses(jcas, sentence.getBegin(), sentence.getEnd());
    parses.setTagset(tagset);
    parses.setHypotheses(hypotheses);
    return parses;
  }

  private static Hypothesis hypothesis(JCas jcas, int rank, ScoredTree scored, double probability) {
    DependencyTree tree = scored.tree();
    IntegerArray heads = new IntegerArray(jcas, tree.size());
    StringArray labels = new StringArray(jcas, tree.size());
    for (int m = 1; m <= tree.size(); m++) {
      heads.set(m - 1, tree.head(m));
      labels.set(m - 1, tree.label(m));
    }
    Hypothesis hypothesis = new Hypothesis(jcas);
    hypothesis.setRank(rank);
    hypothesis.setScore(scored.score());
    hypothesis.setProbability(probability);
    hypothesis.setHeads(heads);
    hypothesis.setLabels(labels);
    return hypothesis;
  }

  /** Adds how probable the arcs of each tree are. */
  static void addArcProbabilities(KBestParses parses, ConfidentTree confidences) {
    for (Hypothesis hypothesis : parses.getHypotheses()) {
      DoubleArray probabilities = new DoubleArray(hypothesis.getJCas(), hypothesis.getHeads().size());
      for (int m = 1; m <= probabilities.size(); m++) {
        probabilities.set(m - 1, confidences.probability(hypothesis.getHeads().get(m - 1), m));
      }
      hypothesis.setArcProbabilities(probabilities);
    }
  }

  /** Puts these in place of all lists. */
  static void replace(JCas jcas, List<KBestParses> lists) {
    jcas.select(KBestParses.class).toList().forEach(KBestParses::removeFromIndexes);
    lists.forEach(KBestParses::addToIndexes);
  }

  /** How many trees a list has. */
  static int size(KBestParses list) {
    return list.getHypotheses() == null ? 0 : list.getHypotheses().size();
  }

  /**
   * The tree of a rank, 1 being the best, or the last one of a list with fewer. A list that has none for so many words
   * raises IllegalArgumentException.
   */
  static DependencyTree tree(KBestParses list, int rank, int words) {
    if (size(list) == 0) {
      throw new IllegalArgumentException("no trees");
    }
    DependencyTree tree = tree(list.getHypotheses(Math.min(rank, size(list)) - 1));
    if (tree.size() != words) {
      throw new IllegalArgumentException("a tree of " + tree.size() + " words for " + words + " tokens");
    }
    return tree;
  }

  /** The tree of a hypothesis; one that is not a tree raises IllegalArgumentException. */
  static DependencyTree tree(Hypothesis hypothesis) {
    if (hypothesis.getHeads() == null || hypothesis.getLabels() == null) {
      throw new IllegalArgumentException("no heads or no labels");
    }
    int size = hypothesis.getHeads().size();
    int[] heads = new int[size + 1];
    String[] labels = new String[hypothesis.getLabels().size() + 1];
    hypothesis.getHeads().copyToArray(0, heads, 1, size);
    hypothesis.getLabels().copyToArray(0, labels, 1, labels.length - 1);
    return DependencyTree.of(heads, labels);
  }
}
